import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

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
