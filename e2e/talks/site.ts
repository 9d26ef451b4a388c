import { rmSync } from "node:fs";
import { newDataDir } from "../harness/shelf.ts";
import { startProduct, type Product } from "../harness/product.ts";

/** A product that keeps its address and its data when its server is killed and started again. */
export interface Site {
  readonly url: string;
  readonly product: Product;
  /** As kill -9 does. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openSite(): Promise<Site> {
  const dataDir = newDataDir();
  let running = await startProduct({ dataDir });
  const { url } = running;
  const port = Number(new URL(url).port);
  return {
    url,
    product: running,
    kill: () => running.kill(),
    start: async () => {
      running = await startProduct({ dataDir, port, waitFor: "ready" });
    },
    close: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
