import { z } from "zod";
import { UPLOAD_BYTES_MAX } from "./input-limits.ts";
import { ROW_OUTCOMES } from "./partner-properties.ts";
import { FieldProblem } from "./problem.ts";

/** Rows that one call answers at once; above that it answers 202 and goes on as a job. */
export const UPLOAD_ROWS_AT_ONCE = 10_000;
export const UPLOAD_ROWS_MAX = 500_000;
/** Bytes of a workbook, which is compressed. */
export const WORKBOOK_BYTES_MAX = UPLOAD_BYTES_MAX / 4;

export const UPLOAD_KINDS = ["csv", "xlsx", "json", "ndjson", "portal-feed", "kyero"] as const;
export const UPLOAD_ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-874",
  "windows-1252",
] as const;
export const UPLOAD_STATES = [
  "waiting",
  "running",
  /** A dry run is over, or a replacing upload would remove more than the deletion guard lets through. */
  "checked",
  "done",
  "failed",
  "cancelled",
] as const;
export const UploadState = z.enum(UPLOAD_STATES);
export type UploadState = z.infer<typeof UploadState>;
export const UploadMode = z
  .enum(["upsert", "replace"])
  .describe(
    "upsert: listings are added or updated; replace: the partner's listings that aren't in the file are also removed",
  );
export type UploadMode = z.infer<typeof UploadMode>;

const sheet = z.string().max(200).nullable().describe("The sheet of a workbook, otherwise null");

/** How a column of a file is read. */
export const UploadColumn = z
  .object({
    column: z.string().max(500),
    /** A member of a partner's row, "rooms", "coordinates" or "contact.phone" ...; null: it is not read. */
    target: z.string().max(40).nullable(),
    /** A unit that holds for cells without one. */
    unit: z.string().max(20).nullable(),
    /** A value that the file puts where it knows none; it is read as empty. */
    filler: z.string().max(200).nullable().optional(),
    /** By its name, by words in it, by its cells, as it was kept from an earlier file, or by hand. */
    by: z.enum(["name", "words", "values", "kept", "hand"]).nullable(),
    /** 0 to 1. */
    confidence: z.number(),
  })
  .meta({ id: "UploadColumn" });
export type UploadColumn = z.infer<typeof UploadColumn>;

export const UploadTable = z
  .object({
    sheet,
    header_row: z.number().int(),
    is_left_out: z.boolean(),
    columns: z.array(UploadColumn).max(1_000),
  })
  .meta({ id: "UploadTable" });
export type UploadTable = z.infer<typeof UploadTable>;

/** A value put in place of one that a rule refused: in one row, or wherever the rule tripped over it. */
export const UploadFix = z
  .object({
    at: z.object({ sheet, row: z.number().int().min(1) }).nullable(),
    code: z.string().max(80),
    member: z.string().max(80),
    from: z.string().max(1_000).nullable(),
    to: z.string().max(10_000).nullable(),
  })
  .meta({ id: "UploadFix" });
export type UploadFix = z.infer<typeof UploadFix>;

/** What a person decided about a file; whatever is left out is recognised or as kept from before. */
export const UploadOptions = z
  .object({
    mode: UploadMode.default("upsert"),
    dry_run: z.boolean().default(false).describe("Runs everything and saves nothing"),
    tables: z.array(UploadTable).max(200).optional(),
    /** Of a file of text whose letters or columns were told wrongly. */
    encoding: z.enum(UPLOAD_ENCODINGS).optional(),
    separator: z.enum([",", ";", "|", "\t"]).optional(),
    /** Left out where a file is run again: those that it was run with before. */
    fixes: z.array(UploadFix).max(10_000).optional(),
    /** Says yes to what a replacing upload would remove; told with the state "checked". */
    confirm: z.string().max(64).nullable().default(null),
    /** An admin names whose homes they are; without it they are the house's. */
    partner_id: z.string().max(64).nullable().default(null),
  })
  .meta({ id: "UploadOptions" });
export type UploadOptions = z.infer<typeof UploadOptions>;

/** One rule or automatic change, and how often it came up. */
export const UploadFinding = z
  .object({
    severity: z.enum(["error", "warning", "repair"]),
    code: z.string(),
    field: z.string(),
    column: z.string().nullable(),
    count: z.number().int(),
    message: z.string(),
    message_th: z.string(),
    fix: z.string(),
    fix_th: z.string(),
    /** One of the values it was about, and where it stands. */
    example: z.object({ sheet, row: z.number().int(), value: z.unknown() }),
  })
  .meta({ id: "UploadFinding" });
export type UploadFinding = z.infer<typeof UploadFinding>;

/** Every row of the file is counted in exactly one of these, but for `delisted`. */
export const UploadCounts = z
  .object({
    rows: z.number().int(),
    inserted: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    superseded: z
      .number()
      .int()
      .describe("Rows replaced by a later row with the same reference or the same content"),
    failed: z.number().int(),
    delisted: z
      .number()
      .int()
      .describe("With mode replace: listings removed because the file doesn't include them"),
  })
  .meta({ id: "UploadCounts" });
export type UploadCounts = z.infer<typeof UploadCounts>;

export const Upload = z
  .object({
    id: z.string(),
    /** Whose homes they are; told to an admin. */
    partner: z.object({ id: z.string(), name: z.string() }).nullable(),
    by: z.enum(["dialog", "api"]),
    file_name: z.string(),
    bytes: z.number().int(),
    kind: z.enum(UPLOAD_KINDS).nullable(),
    encoding: z.string().nullable(),
    separator: z.string().nullable(),
    tables: z.array(UploadTable),
    mode: UploadMode,
    dry_run: z.boolean(),
    state: UploadState,
    progress: z.object({ rows_done: z.number().int(), rows_total: z.number().int().nullable() }),
    counts: UploadCounts,
    findings: z.array(UploadFinding).describe("Errors first, then the most frequent"),
    errors_total: z.number().int(),
    warnings_total: z.number().int(),
    repairs_total: z.number().int(),
    /** Of a replacing upload that waits for a yes: what it would remove. */
    brake: z
      .object({
        token: z.string(),
        delisted: z.number().int(),
        of: z.number().int(),
        examples: z.array(z.object({ external_id: z.string().nullable(), title: z.string() })),
      })
      .nullable(),
    /** Why the whole file was refused or the run ended early. */
    failure: z.object({ code: z.string(), message: z.string(), message_th: z.string() }).nullable(),
    created_at: z.string(),
    finished_at: z.string().nullable(),
    /** The bytes are kept until then, for sending the file back and for importing after a dry run. */
    kept_until: z.string().nullable(),
  })
  .meta({ id: "Upload" });
export type Upload = z.infer<typeof Upload>;

/** A row with something to say about it, in the words of the file. */
export const UploadProblem = FieldProblem.extend({
  sheet,
  row: z.number().int(),
  column: z.string().nullable(),
  severity: z.enum(["error", "warning", "repair"]),
  message_th: z.string(),
}).meta({ id: "UploadProblem" });
export type UploadProblem = z.infer<typeof UploadProblem>;

/** A row of a dry run: what would change. */
export const UploadChange = z
  .object({
    sheet,
    row: z.number().int(),
    outcome: z.enum(ROW_OUTCOMES),
    external_id: z.string().nullable(),
    title: z.string().nullable(),
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .meta({ id: "UploadChange" });
export type UploadChange = z.infer<typeof UploadChange>;

/**
 * What an upload answers at once: the specification's members, and the upload itself. With 202 the
 * counts are those so far and `upload.state` tells how it goes on.
 */
export const UploadReply = z
  .object({
    success: z
      .boolean()
      .describe("true if listings were saved; `errors` names the rows that weren't"),
    inserted: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    errors: z.array(UploadProblem).describe("At most 1,000; `upload.errors_total` counts all"),
    upload: Upload,
  })
  .meta({ id: "UploadReply" });
export type UploadReply = z.infer<typeof UploadReply>;
