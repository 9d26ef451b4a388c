import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * The environment, with `.env` of the given folder underneath it.
 * The only file that sees process.env.
 */
export const readEnv = (folder: string): Readonly<Record<string, string | undefined>> => {
  const file = `${folder}/.env`;
  const written = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return { ...written, ...process.env };
};
