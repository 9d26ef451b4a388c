export { startModelServer, type ModelServer, type AskedOf } from "./model-server.ts";
export type { Scene, SceneCall, ErrorKind } from "./scene.ts";
