import { unstorableText } from "@propertyvr/database";
import { UploadOptions } from "@propertyvr/contracts";
import { mayBeRead } from "@propertyvr/ingest";
import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../../platform/http/failure.ts";
import { fieldProblem } from "../../../platform/http/field-problem.ts";
import { parseJson, TooDeep, unreadableReason } from "../../../platform/http/parse-json.ts";

const ERRORS_TOLD = 100;

/** UploadOptions as they stand in a part of a form or in a query; without any, the defaults hold. */
export function readOptions(text: string | undefined): Result<UploadOptions, Failure> {
  let sent: unknown = {};
  try {
    if (text !== undefined && text.trim() !== "") sent = parseJson(text);
  } catch (error) {
    const code = error instanceof TooDeep ? "too_deep" : "invalid_json";
    const { en, th } = unreadableReason(error);
    return fail(wrongField("options", code, `The options are ${en}`, `ตัวเลือกที่ส่งมา${th}`));
  }
  if (unstorableText(sent))
    return fail(
      wrongField("options", "unstorable_text", "Text can't contain NUL or half a surrogate pair"),
    );
  const read = UploadOptions.safeParse(sent, { reportInput: true });
  if (read.success) return publicOptions(read.data);
  const errors = read.error.issues
    .slice(0, ERRORS_TOLD)
    .map((issue) => fieldProblem({ ...issue, path: ["options", ...issue.path] }));
  const detail = errors
    .slice(0, 3)
    .map(({ field, message }) => `${field}: ${message}`)
    .join("; ");
  return fail({ code: "invalid", detail, errors });
}

/** Options that have no column of private words read. */
export function publicOptions(options: UploadOptions): Result<UploadOptions, Failure> {
  const errors = (options.tables ?? []).flatMap(({ columns }, table) =>
    columns.flatMap(({ column, target }, at) =>
      target === null || mayBeRead(column)
        ? []
        : [
            {
              pointer: `/options/tables/${table}/columns/${at}/target`,
              field: `options.tables.${table}.columns.${at}.target`,
              code: "private_column",
              message: `The column "${column}" holds internal or owner details, so it's never imported`,
            },
          ],
    ),
  );
  const [first] = errors;
  if (first === undefined) return ok(options);
  return fail({ code: "invalid", detail: first.message, errors: errors.slice(0, ERRORS_TOLD) });
}

/** A query may ask for a dry run too. */
export const trialOf = (options: UploadOptions, isAsked: boolean): UploadOptions => ({
  ...options,
  dry_run: options.dry_run || isAsked,
});

/** One member of a request is wrong; `message` is for the person. */
export const wrongField = (
  field: string,
  code: string,
  message: string,
  messageTh?: string,
): Failure => ({
  code: "invalid",
  detail: message,
  detailTh: messageTh,
  errors: [
    {
      pointer: `/${field}`,
      field,
      code,
      message,
      ...(messageTh !== undefined && { message_th: messageTh }),
    },
  ],
});

export const NO_FILE: Failure = wrongField("file", "required", "Please select a CSV file");
