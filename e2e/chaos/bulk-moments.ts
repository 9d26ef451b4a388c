import type { Upload, UploadCounts } from "@propertyvr/contracts";
import { seededRandom } from "@propertyvr/vocabulary";
import { setTimeout as sleep } from "node:timers/promises";
import {
  drawFile,
  toWindows874,
  type ThaiFileOptions,
} from "../../apps/server/src/stock/partner-listings/testing/thai-file.ts";
import type { BulkPartner, BulkSite, Mode } from "./bulk-site.ts";
import { digestOf, type StockDigest } from "./stock-digest.ts";

/** How a file ends when nothing dies, and how long that takes. */
export interface Undisturbed {
  readonly counts: UploadCounts;
  readonly stock: StockDigest;
  readonly elapsedMs: number;
}

export interface BulkMoment {
  readonly number: number;
  readonly mode: Mode;
  /** When the server dies, as a part of the time that the import takes undisturbed. */
  readonly at: number;
}

export interface BulkStruck {
  readonly moment: BulkMoment;
  /** What the import was doing when its server died. */
  readonly during: string;
  /** What is not as it is without a death. */
  readonly wrong: readonly string[];
}

export interface BulkFiles {
  /** What the partner has before. */
  readonly before: Buffer;
  readonly file: Buffer;
}

/** Replacing takes off the homes that the file leaves out. */
const LEFT_OUT = 500;

/** Half of the homes stand already: then a file of new, changed, unchanged, repeated and bad rows. */
export function drawFiles(rows: number, seed: number): BulkFiles {
  const drawing: ThaiFileOptions = { rows, seed, badShare: 0.02, repeatedShare: 0.03 };
  const file = { ...drawing, from: LEFT_OUT, changedShare: 0.2, edition: 1 };
  return {
    before: bytesOf({ rows: Math.floor(rows / 2), seed }),
    file: bytesOf(file),
  };
}

const bytesOf = (drawing: ThaiFileOptions): Buffer => toWindows874([...drawFile(drawing)].join(""));

/** The same seed gives the same moments; they are spread over the whole import and a little beyond. */
export function planned(moments: number, seed: number): readonly BulkMoment[] {
  const random = seededRandom(seed);
  return Array.from({ length: moments }, (_, at) => ({
    number: at + 1,
    mode: at % 2 === 0 ? "upsert" : "replace",
    at: random.between(0.02, 1.05),
  }));
}

export async function importUndisturbed(
  site: BulkSite,
  files: BulkFiles,
  mode: Mode,
): Promise<Undisturbed> {
  const partner = await withStock(site, files, `undisturbed-${mode}`);
  const started = performance.now();
  const upload = await site.importWhole(partner, files.file, mode);
  const elapsedMs = performance.now() - started;
  if (upload.state !== "done") throw new Error(`undisturbed it ended as ${upload.state}`);
  const stock = await site.withDatabase((database) => digestOf(database, partner.id));
  return { counts: upload.counts, stock, elapsedMs };
}

/** Kills the server at a moment of an import, starts it again, and compares how it ends. */
export async function strikeImport(
  site: BulkSite,
  files: BulkFiles,
  moment: BulkMoment,
  whole: Undisturbed,
): Promise<BulkStruck> {
  const partner = await withStock(site, files, `moment-${moment.number}`);
  const importing = site.importWhole(partner, files.file, moment.mode);
  // Its failure is met below.
  importing.catch(() => undefined);
  await sleep(moment.at * whole.elapsedMs);
  const during = await site.withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<UploadProgress>(DOING, [partner.id]);
    return doing(rows[0], moment.mode);
  });
  await site.killAndStart();
  const upload = await importing;
  const stock = await site.withDatabase((database) => digestOf(database, partner.id));
  return { moment, during, wrong: differences(whole, upload, stock) };
}

async function withStock(site: BulkSite, files: BulkFiles, name: string): Promise<BulkPartner> {
  const partner = await site.newPartner(name);
  await site.importWhole(partner, files.before, "upsert");
  return partner;
}

interface UploadProgress {
  readonly state: Upload["state"];
  readonly records_done: number;
  readonly records_total: number | null;
}
const DOING = `
select state, records_done, records_total from uploads where partner_id = $1
order by seq desc limit 1 offset (select (count(*) < 2)::int from uploads where partner_id = $1)`;

function doing(upload: UploadProgress | undefined, mode: Mode): string {
  if (upload === undefined) return "receiving";
  const { state, records_done: done, records_total: total } = upload;
  if (state !== "waiting" && state !== "running") return "nothing any more";
  if (total === null) return "the first look";
  if (done < total) return "writing";
  return mode === "replace" ? "taking off" : "finishing";
}

function differences(whole: Undisturbed, upload: Upload, stock: StockDigest): readonly string[] {
  const wrong: string[] = [];
  if (upload.state !== "done") wrong.push(`it ended as ${upload.state}`);
  const compare = (what: string, expected: object, found: object) => {
    for (const [name, value] of Object.entries(expected)) {
      const other = (found as Readonly<Record<string, unknown>>)[name];
      if (other !== value) wrong.push(`${what} ${name}: ${String(other)}, not ${String(value)}`);
    }
  };
  compare("counts", whole.counts, upload.counts);
  compare("stock", whole.stock, stock);
  return wrong;
}
