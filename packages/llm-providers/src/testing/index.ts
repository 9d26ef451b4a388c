export { startModelServer, type ModelServer, type AskedOf } from "./model-server.ts";
export type { ProviderScene, SceneCall, ErrorKind } from "./scene.ts";
