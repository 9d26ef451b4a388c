import type { AccountFault, KeyFault } from "@propertyvr/contracts";
import type { Failure } from "../http/failure.ts";

/** A fault of a form as a problem: the text to show is the detail. */
export const faultFailure = ({ field, code, text }: AccountFault | KeyFault): Failure => ({
  code: "invalid",
  detail: text,
  errors: [{ pointer: `/${field}`, field, code, message: text }],
});
