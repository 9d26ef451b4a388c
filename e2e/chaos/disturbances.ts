import { readFileSync } from "node:fs";
import path from "node:path";
import { startProduct, type Product } from "../harness/product.ts";
import type { Viewer } from "./viewer.ts";

export const DISTURBANCES = [
  "server killed",
  "database killed",
  "page reloaded",
  "network cut",
] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

/** The product on one data folder and one address, through any number of violent ends. */
export class DisturbedProduct {
  #product: Product;
  readonly #options: Parameters<typeof startProduct>[0];

  private constructor(product: Product, options: Parameters<typeof startProduct>[0]) {
    this.#product = product;
    this.#options = options;
  }

  static async open(dataDir: string, paceMs: number): Promise<DisturbedProduct> {
    const env = { ANSWER_PACE_MS: String(paceMs) };
    const product = await startProduct({ dataDir, env });
    return new DisturbedProduct(product, { dataDir, env, port: Number(new URL(product.url).port) });
  }

  get url(): string {
    return this.#product.url;
  }

  get output(): string {
    return this.#product.output();
  }

  /** kill -9 of the server, which leaves its PostgreSQL behind; then a start as usual. */
  async killServer(): Promise<void> {
    await this.#product.kill();
    this.#product = await startProduct(this.#options);
  }

  /** kill -9 of PostgreSQL's first process; the server is left to cope. */
  killDatabase(): void {
    const file = path.join(this.#product.dataDir, "postgres", "postmaster.pid");
    const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
    if (!Number.isInteger(pid) || pid <= 1) throw new Error(`no process in ${file}`);
    process.kill(pid, "SIGKILL");
  }

  async stop(): Promise<number | null> {
    return this.#product.stop();
  }
}

export async function disturb(
  kind: Disturbance,
  site: DisturbedProduct,
  viewer: Viewer,
): Promise<void> {
  switch (kind) {
    case "server killed":
      return site.killServer();
    case "database killed":
      return site.killDatabase();
    case "page reloaded":
      return viewer.reload();
    case "network cut":
      return viewer.cut();
  }
}
