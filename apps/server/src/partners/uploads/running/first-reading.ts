import type { UploadFinding } from "@propertyvr/contracts";
import {
  type FileFault,
  foldReferences,
  type Lack,
  type NamedRow,
  planFile,
  type ReadingPlan,
  type ReferenceFold,
} from "@propertyvr/ingest";
import type pg from "pg";
import { hashReference } from "../../../stock/listings/hash-reference.ts";
import { piecesOf } from "../../../platform/files/file-store.ts";
import { type FileReading, isBroken } from "./read-records.ts";

/** What one look at the whole file tells before anything of it is written. */
export interface FirstReading {
  readonly records: number;
  readonly plan: ReadingPlan;
  readonly fault: FileFault | undefined;
  /** Which record of each home is the last. */
  readonly fold: ReferenceFold;
  /** Of a replacing upload: what it says of the homes that it does not name. */
  readonly named: NamedHomes;
}

export interface NamedHomes {
  /** Names in the stock; null is a record without a name. Of any other upload empty. */
  readonly references: ReadonlySet<string | null>;
  /** Records that could not be read at all: any home may be the one they meant. */
  readonly broken: number;
  readonly firstBroken: UploadFinding["example"] | undefined;
}

export async function readFirst(
  file: FileReading<NamedRow>,
  { isReplacing }: { readonly isReplacing: boolean },
): Promise<FirstReading> {
  const fold = foldReferences(hashReference);
  const references = new Set<string | null>();
  let records = 0;
  let broken = 0;
  let firstBroken: NamedHomes["firstBroken"];
  for await (const record of file.records) {
    records += 1;
    if (isBroken(record)) {
      const { sheet, row, value } = record;
      firstBroken ??= { sheet, row, value };
      broken += 1;
    } else {
      fold.add(record);
      if (isReplacing) references.add(nameOf(record));
    }
  }
  const { plan, fault } = file;
  return {
    records,
    plan: plan(),
    fault: fault(),
    fold,
    named: { references, broken, firstBroken },
  };
}

/** A home's name in its partner's stock: the partner's reference, else a hash of what it says. */
function nameOf({ reference, check }: NamedRow): string | null {
  if (reference !== null) return reference;
  const { externalId, draft } = check();
  return externalId ?? (draft === null ? null : hashReference(draft));
}

/** Why no table of a file can be one of homes, by the first of them; empty where it has none. */
export async function lacksIn(pool: pg.Pool, fileId: string): Promise<readonly Lack[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(pool, fileId)) {
    pieces.push(piece);
    if (!isZip(pieces[0])) break;
  }
  const planned = planFile(Buffer.concat(pieces), { isHead: !isZip(pieces[0]) });
  return planned.ok ? (planned.value.tables[0]?.lacks ?? []) : [];
}

/** A workbook tells nothing by its beginning. */
const isZip = (head: Uint8Array | undefined): boolean =>
  head !== undefined && head[0] === 0x50 && head[1] === 0x4b;
