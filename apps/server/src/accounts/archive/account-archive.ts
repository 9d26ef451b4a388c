import type { AccountExport } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import type { AccountDeps } from "../account-deps.ts";
import { getById } from "../account-store.ts";
import { type DataOwner, exportAccount, type PersonalData } from "../personal-data.ts";
import { readMe, dataAsText } from "./data-as-text.ts";
import { type ArchiveEntry, zipStream } from "./zip-stream.ts";

export interface ArchiveOwner extends DataOwner {
  readonly language: Language;
}
/** Files that a slice adds to the download of an account. */
export type ArchiveFiles = (owner: ArchiveOwner) => AsyncIterable<ArchiveEntry>;

/**
 * Everything that is kept of an account as one ZIP file: for programs, to read, and its files. What the
 * tables hold is read before anything is sent.
 */
export const accountArchive = async (
  deps: Pick<AccountDeps, "db" | "clock">,
  kept: readonly PersonalData[],
  files: readonly ArchiveFiles[],
  userId: string,
): Promise<AsyncGenerator<Uint8Array>> => {
  const owner = await getById(deps.db, userId);
  const now = deps.clock.now();
  const exported = await exportAccount(deps, kept, userId);
  return zipStream(entriesOf({ owner, exported, files, now }), now);
};

async function* entriesOf(from: {
  readonly owner: ArchiveOwner;
  readonly exported: AccountExport;
  readonly files: readonly ArchiveFiles[];
  readonly now: Date;
}): AsyncGenerator<ArchiveEntry> {
  const { owner, exported, files, now } = from;
  yield { name: "README.md", content: readMe(owner.language, now) };
  yield { name: "data.json", content: asJson(exported) };
  yield { name: "data.md", content: inTurn(dataAsText(exported.data, owner.language)) };
  for (const filesOf of files) yield* filesOf(owner);
}

/** Row by row: the whole of it would stand in memory twice. */
async function* asJson({ data, ...head }: AccountExport): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  let isFirst = true;
  for (const [member, rows] of Object.entries(data)) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(member)}:[`;
    isFirst = false;
    for (const [at, row] of rows.entries()) yield `${at === 0 ? "" : ","}\n${JSON.stringify(row)}`;
    yield "]";
  }
  yield "}}\n";
}

async function* inTurn(texts: Iterable<string>): AsyncGenerator<string> {
  yield* texts;
}
