import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import path from "node:path";

/**
 * The environment, with `.env` of the given folder underneath it.
 * The only file that sees process.env.
 */
export const readEnv = (folder: string): Readonly<Record<string, string | undefined>> => {
  const file = `${folder}/.env`;
  const written = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return { ...written, ...process.env };
};

/** The folder of the product, found upwards from a file of it, built or not. */
export const findCheckout = (from: string): string => {
  const file = path.join(from, "package.json");
  if (existsSync(file)) {
    const { name } = JSON.parse(readFileSync(file, "utf8")) as { name?: unknown };
    if (name === "propertyvr") return from;
  }
  const above = path.dirname(from);
  if (above === from) throw new Error("The server does not lie inside the product's folder.");
  return findCheckout(above);
};
