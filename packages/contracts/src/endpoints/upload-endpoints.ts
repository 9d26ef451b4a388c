import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { PartnerRows } from "../partner-row.ts";
import { Upload, UploadChange, UploadOptions, UploadProblem, UploadReply } from "../uploads.ts";
import { body, id, signedIn, withKey } from "./shared-parts.ts";

/** What a file of homes is sent back as. */
const FILE_TYPES = [
  "text/csv",
  "application/json",
  "application/x-ndjson",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
] as const;
const paged = {
  /** `next_cursor` of the page before. */
  cursor: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};
const nextCursor = z.string().nullable();
const uploads = z.object({ uploads: z.array(Upload), next_cursor: nextCursor });
const problemsQuery = z.object({
  ...paged,
  severity: z.enum(["error", "warning", "repair"]).optional(),
  code: z.string().max(80).optional(),
});
const problems = z.object({ problems: z.array(UploadProblem), next_cursor: nextCursor });
const accepted = { 202: "More than 10,000 rows: it goes on as a job" };
const ofOne = [...signedIn, "forbidden", "not_found"] as const;

/** Files of homes: sent from the dialog by a partner's account, or with a key. */
export const uploadEndpoints = {
  uploadFile: endpoint({
    method: "POST",
    path: "/api/properties/upload/csv",
    summary:
      "Send a file of homes (CSV, Excel, JSON, NDJSON or a feed; told by its content) as the part `file`, with UploadOptions as JSON in the part `options` before it",
    tag: "Uploads",
    access: "partner",
    alsoTakes: ["multipart/form-data"],
    form: z.object({
      options: z.string().optional().describe("UploadOptions as JSON"),
      file: z.string().meta({ format: "binary" }),
    }),
    takesAnyBody: true,
    reply: UploadReply,
    status: 200,
    otherStatuses: accepted,
    problems: [...signedIn, ...body, "forbidden", "upload_refused", "too_many_requests"],
  }),
  uploadJson: endpoint({
    method: "POST",
    path: "/api/properties/upload/json",
    summary: "Send homes as a JSON array",
    tag: "Uploads",
    access: "partner",
    query: z.object({
      options: z.string().max(100_000).optional().describe("UploadOptions as JSON"),
    }),
    body: PartnerRows,
    takesAnyBody: true,
    reply: UploadReply,
    status: 200,
    otherStatuses: accepted,
    problems: [...signedIn, ...body, "forbidden", "upload_refused", "too_many_requests"],
  }),
  listUploads: endpoint({
    method: "GET",
    path: "/api/uploads",
    summary: "A partner's uploads, the newest first; for an admin everybody's",
    tag: "Uploads",
    access: "partner",
    query: z.object(paged),
    reply: uploads,
    status: 200,
    problems: [...signedIn, "forbidden", "invalid", "cursor_invalid"],
  }),
  getUpload: endpoint({
    method: "GET",
    path: "/api/uploads/{id}",
    summary: "How an upload goes, and its report",
    tag: "Uploads",
    access: "partner",
    params: id,
    reply: Upload,
    status: 200,
    problems: ofOne,
  }),
  importUpload: endpoint({
    method: "POST",
    path: "/api/uploads/{id}/import",
    summary:
      "Import what was sent for a dry run, or say yes to the brake, without sending it again",
    tag: "Uploads",
    access: "partner",
    params: id,
    body: UploadOptions,
    reply: UploadReply,
    status: 200,
    otherStatuses: accepted,
    problems: [...ofOne, ...body, "conflict", "upload_refused"],
  }),
  cancelUpload: endpoint({
    method: "POST",
    path: "/api/uploads/{id}/cancel",
    summary: "Stop an upload; the rows that were taken stay",
    tag: "Uploads",
    access: "partner",
    params: id,
    reply: Upload,
    status: 200,
    problems: ofOne,
  }),
  uploadProblems: endpoint({
    method: "GET",
    path: "/api/uploads/{id}/problems",
    summary: "Rows with something to say about them, in the order of the file",
    tag: "Uploads",
    access: "partner",
    params: id,
    query: problemsQuery,
    reply: problems,
    status: 200,
    problems: [...ofOne, "invalid", "cursor_invalid"],
  }),
  uploadChanges: endpoint({
    method: "GET",
    path: "/api/uploads/{id}/changes",
    summary: "Of a dry run: what would be new or change, in the order of the file",
    tag: "Uploads",
    access: "partner",
    params: id,
    query: z.object(paged),
    reply: z.object({ changes: z.array(UploadChange), next_cursor: nextCursor }),
    status: 200,
    problems: [...ofOne, "invalid", "cursor_invalid"],
  }),
  uploadedFile: endpoint({
    method: "GET",
    path: "/api/uploads/{id}/file",
    summary:
      "The file back as it was, with its reasons in columns of their own; with rows=failed only the rows that were not taken",
    tag: "Uploads",
    access: "partner",
    params: id,
    query: z.object({ rows: z.enum(["all", "failed"]).default("failed") }),
    alsoProduces: FILE_TYPES,
    status: 200,
    problems: [...ofOne, "invalid", "conflict"],
  }),
  uploadTemplate: endpoint({
    method: "GET",
    path: "/api/uploads/template",
    summary: "An empty table with every column explained, to be filled in",
    tag: "Uploads",
    access: "open",
    query: z.object({
      language: z.enum(["en", "th"]).default("en"),
      format: z.enum(["csv", "xlsx"]).default("xlsx"),
    }),
    alsoProduces: FILE_TYPES,
    status: 200,
    problems: ["invalid"],
  }),
  sendImport: endpoint({
    method: "POST",
    path: "/api/partner/imports",
    summary:
      "Send a file of homes with a key: CSV, Excel, JSON, NDJSON or a feed, told by its content. The same file again within a day is the same import, unless your homes changed in between",
    tag: "Partner API",
    access: "key",
    key: { scope: "write", hasDryRun: true },
    query: z.object({
      mode: z.enum(["upsert", "replace"]).default("upsert"),
      dry_run: z
        .enum(["true", "false"])
        .optional()
        .transform((value) => value === "true"),
      file_name: z.string().max(200).default("import"),
      confirm: z.string().max(64).optional(),
    }),
    body: PartnerRows,
    // Any type is taken; these are told.
    alsoTakes: ["text/csv", "application/x-ndjson", "application/octet-stream"],
    takesAnyBody: true,
    reply: UploadReply,
    status: 200,
    otherStatuses: accepted,
    problems: [...withKey, ...body, "upload_refused"],
  }),
  partnerImport: endpoint({
    method: "GET",
    path: "/api/partner/imports/{id}",
    summary: "How an import goes, and its report",
    tag: "Partner API",
    access: "key",
    key: { scope: "read", isFree: true },
    params: id,
    reply: Upload,
    status: 200,
    problems: [...withKey, "not_found"],
  }),
  partnerImportProblems: endpoint({
    method: "GET",
    path: "/api/partner/imports/{id}/problems",
    summary: "Rows of an import with something to say about them",
    tag: "Partner API",
    access: "key",
    key: { scope: "read" },
    params: id,
    query: problemsQuery,
    reply: problems,
    status: 200,
    problems: [...withKey, "not_found", "invalid", "cursor_invalid"],
  }),
  partnerImportFile: endpoint({
    method: "GET",
    path: "/api/partner/imports/{id}/file",
    summary: "The file back, with its reasons in columns of their own",
    tag: "Partner API",
    access: "key",
    key: { scope: "read" },
    params: id,
    query: z.object({ rows: z.enum(["all", "failed"]).default("failed") }),
    alsoProduces: FILE_TYPES,
    status: 200,
    problems: [...withKey, "not_found", "invalid", "conflict"],
  }),
  cancelImport: endpoint({
    method: "POST",
    path: "/api/partner/imports/{id}/cancel",
    summary: "Stop an import; the rows that were taken stay",
    tag: "Partner API",
    access: "key",
    key: { scope: "write" },
    params: id,
    reply: Upload,
    status: 200,
    problems: [...withKey, "not_found"],
  }),
} as const;
