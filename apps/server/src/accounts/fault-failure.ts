import { DETAILS_TH } from "../platform/http/details-th.ts";
import type { Failure } from "../platform/http/failure.ts";

/** A fault of a form as a problem: the text to show is the detail. */
export const faultFailure = ({
  field,
  code,
  text,
}: {
  readonly field: string;
  readonly code: string;
  readonly text: string;
}): Failure => {
  const message_th = DETAILS_TH[text];
  return {
    code: "invalid",
    detail: text,
    errors: [
      { pointer: `/${field}`, field, code, message: text, ...(message_th && { message_th }) },
    ],
  };
};
