import type { AccountFault } from "@propertyvr/contracts";
import type { Failure } from "../http/failure.ts";

/** A fault of a form as a problem: the specification's text is the detail. */
export const faultFailure = ({ field, code, text }: AccountFault): Failure => ({
  code: "invalid",
  detail: text,
  errors: [{ pointer: `/${field}`, field, code, message: text }],
});
