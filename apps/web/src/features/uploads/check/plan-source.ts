import { administrativeArea } from "@propertyvr/gazetteer";
import {
  type FileFault,
  LACKS,
  openFile,
  type PlacedNote,
  planFile,
  type PlannedTable,
  tableOfReading,
} from "@propertyvr/ingest";
import { ok, type Result } from "@propertyvr/vocabulary";
import { shownMembers } from "./shown-members.ts";
import type { CheckRequest, InBoth, PreviewedFile, PreviewHome, PreviewTable } from "./protocol.ts";

/** Enough to tell how a file of text is read. */
const HEAD_BYTES = 256 * 1024;

/** How a file is read, by its beginning; a workbook tells nothing before its end. */
export async function plannedOf({
  file,
  kept,
  encoding,
}: Extract<CheckRequest, { ask: "plan" }>): Promise<Result<PreviewedFile, FileFault>> {
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const isWhole = file.size <= HEAD_BYTES || isZip(head);
  const bytes = isZip(head) ? await bytesOf(file) : head;
  const planned = planFile(bytes, {
    kept: kept.map((table) => tableOfReading(table).mapping),
    isHead: !isWhole,
    open: openFile,
    // What is known better than it shows; all else is recognised.
    ...(encoding !== null && {
      plan: { kind: "csv", encoding, tables: [], fixes: [] },
    }),
  });
  if (!planned.ok) return planned;
  const { plan, tables } = planned.value;
  return ok({
    kind: plan.kind,
    plan,
    tables: tables.map(previewOf),
    samples: plan.kind === "csv" ? samplesOf(head) : [],
  });
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** "PK": a workbook is a zip archive. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const previewOf = ({ sheet, headerRow, mapping, lacks, preview }: PlannedTable): PreviewTable => ({
  sheet,
  headerRow,
  lacks: lackIn(lacks),
  columns: mapping.map(({ column }) => column),
  rows: preview.map(({ row, cells, checked }) => ({
    row,
    cells,
    home:
      checked === null || checked.draft === null ? null : homeOf(checked.externalId, checked.draft),
    sent: checked === null ? {} : shownMembers(checked.partnerRow),
    error: firstError(checked?.notes ?? []),
  })),
});

function lackIn([lack]: PlannedTable["lacks"]): InBoth | null {
  if (lack === undefined) return null;
  const [en, th] = LACKS[lack];
  return { en, th };
}

function firstError(notes: readonly PlacedNote[]): InBoth | null {
  const error = notes.find(({ severity }) => severity === "error");
  return error === undefined ? null : { en: error.message, th: error.messageTh };
}

type CheckedDraft = NonNullable<NonNullable<PlannedTable["preview"][number]["checked"]>["draft"]>;

const homeOf = (reference: string | null, draft: CheckedDraft): PreviewHome => ({
  reference,
  title: draft.titleEn ?? draft.titleTh,
  type: draft.type,
  rentPrice: draft.rentPrice,
  salePrice: draft.salePrice,
  bedrooms: draft.bedrooms,
  bathrooms: draft.bathrooms,
  areaSqm: draft.areaSqm,
  landSqm: draft.landSqm,
  place: placeOf(draft),
});

function placeOf({ districtCode, provinceCode }: CheckedDraft): PreviewHome["place"] {
  const areas = [districtCode, provinceCode].flatMap((code) =>
    code === null ? [] : (administrativeArea(code) ?? []),
  );
  return areas.length === 0
    ? null
    : {
        en: areas.map(({ name }) => name).join(", "),
        th: areas.map(({ nameTh }) => nameTh).join(" "),
      };
}

/** Those that Thai agencies' files come in; a person sees at once which is right. */
const LIKELY = ["utf-8", "windows-874", "windows-1252"] as const;
const SAMPLE_BYTES = 240;

/** From the first letter that they do not share; none where all of them read the same. */
function samplesOf(head: Uint8Array): PreviewedFile["samples"] {
  const first = head.findIndex((byte) => byte >= 0x80);
  if (first < 0 || isUtf16(head)) return [];
  const start = head.lastIndexOf(0x0a, first) + 1;
  const bytes = head.subarray(start, start + SAMPLE_BYTES);
  return LIKELY.map((encoding) => ({
    encoding,
    text: new TextDecoder(encoding).decode(bytes).replace(/\s+/g, " "),
  }));
}

const isUtf16 = (head: Uint8Array): boolean =>
  (head[0] === 0xff && head[1] === 0xfe) ||
  (head[0] === 0xfe && head[1] === 0xff) ||
  head.subarray(0, 200).includes(0);
