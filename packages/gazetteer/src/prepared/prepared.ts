import { prepare } from "./prepare.ts";

/** Made here where nobody made it before; the build of the web puts the finished data in this place. */
export const PREPARED = prepare();
