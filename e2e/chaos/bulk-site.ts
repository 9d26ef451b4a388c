import type { ApiKey, Session, Upload, UploadReply } from "@propertyvr/contracts";
import { connectToRunning, type Database } from "@propertyvr/database";
import { setTimeout as sleep } from "node:timers/promises";
import { startProduct, type Product } from "../harness/product.ts";

/** The product with its embedded PostgreSQL, which dies and is started again on the same folder and port. */
export class BulkSite {
  readonly #dataDir: string;
  #product: Product;
  #session = "";

  private constructor(dataDir: string, product: Product) {
    this.#dataDir = dataDir;
    this.#product = product;
  }

  static async open(dataDir: string): Promise<BulkSite> {
    const site = new BulkSite(dataDir, await startProduct({ dataDir, env: ENVIRONMENT }));
    const account = { name: "Ploy", email: "ploy@example.com", password: "secret1" };
    const session = await site.#post<Session>("/api/auth/signup", account);
    site.#session = session.session_token;
    return site;
  }

  get url(): string {
    return this.#product.url;
  }

  stop(): Promise<number | null> {
    return this.#product.stop();
  }

  /** kill -9 of the server, and a new one. */
  async killAndStart(): Promise<void> {
    await this.#product.kill();
    const port = Number(new URL(this.url).port);
    this.#product = await startProduct({ dataDir: this.#dataDir, port, env: ENVIRONMENT });
  }

  async withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const options = { databaseUrl: undefined, dataDir: this.#dataDir, log: () => undefined };
    const database = await connectToRunning(options);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  /** A new partner of this name with a key. */
  async newPartner(name: string): Promise<BulkPartner> {
    const { key } = await this.#post<ApiKey>(
      "/api/admin/api-keys",
      { partner_name: name, partner_email: `${name}@example.com`, rate_limit: 10_000 },
      { authorization: `Bearer ${this.#session}` },
    );
    const id = await this.withDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{ id: string }>(
        "select id from partners where email = $1",
        [`${name}@example.com`],
      );
      return rows[0]?.id ?? "";
    });
    return { id, key };
  }

  /**
   * Sends a file and follows its import to the end, whatever dies on the way: what was not answered is
   * sent again, what was is asked for again. It confirms the deletion guard.
   */
  async importWhole({ key }: BulkPartner, file: Buffer, mode: Mode): Promise<Upload> {
    const headers = { "x-api-key": key };
    let upload: Upload | undefined;
    let confirm = "";
    for (;;) {
      try {
        if (upload === undefined) {
          const to = `${this.url}/api/partner/imports?mode=${mode}${confirm}`;
          const sent = { method: "POST", headers: { ...headers, "content-type": "text/csv" } };
          const reply = await fetch(to, { ...sent, body: new Uint8Array(file) });
          if (reply.status >= 500) throw new Unanswered();
          if (!reply.ok) throw new Error(`the file was answered ${await reply.text()}`);
          ({ upload } = (await reply.json()) as UploadReply);
        } else {
          const reply = await fetch(`${this.url}/api/partner/imports/${upload.id}`, { headers });
          if (reply.status >= 500) throw new Unanswered();
          if (!reply.ok) throw new Error(`the import was answered ${await reply.text()}`);
          upload = (await reply.json()) as Upload;
        }
        if (upload.brake !== null && confirm === "") {
          confirm = `&confirm=${encodeURIComponent(upload.brake.token)}`;
          upload = undefined;
        } else if (upload.state !== "waiting" && upload.state !== "running") return upload;
      } catch (error) {
        // fetch throws a TypeError where the connection broke or was refused.
        if (!(error instanceof Unanswered || error instanceof TypeError)) throw error;
      }
      await sleep(POLL_MS);
    }
  }

  async #post<T>(to: string, body: object, headers = {}): Promise<T> {
    const reply = await fetch(`${this.url}${to}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${to} answered ${await reply.text()}`);
    return (await reply.json()) as T;
  }
}

export type Mode = "upsert" | "replace";
export interface BulkPartner {
  readonly id: string;
  readonly key: string;
}

class Unanswered extends Error {}

const POLL_MS = 50;
const ENVIRONMENT = { SAMPLE_DATA: "off" };
