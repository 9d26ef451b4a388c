import type { FetchFault } from "@propertyvr/contracts";
import { errors } from "undici";
import { INWARD } from "./guarded-connect.ts";

const FAULTS: Readonly<Record<string, FetchFault>> = {
  [INWARD]: "inward",
  ENOTFOUND: "unknown_host",
  ENODATA: "unknown_host",
  EBADNAME: "unknown_host",
  ESERVFAIL: "unknown_host",
  EREFUSED: "unknown_host",
  ETIMEOUT: "unknown_host",
  ETIMEDOUT: "timeout",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  UND_ERR_HEADERS_TIMEOUT: "timeout",
  UND_ERR_BODY_TIMEOUT: "timeout",
  UND_ERR_HEADERS_OVERFLOW: "not_http",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "cut_short",
};
const CERTIFICATE = /CERT|^ERR_(TLS|SSL)_|^EPROTO$|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/;

/** Why a request failed on its way, from the error of node:net, node:tls, node:dns or undici. */
export const faultOf = (error: unknown): FetchFault => {
  if (error instanceof errors.HTTPParserError) return "not_http";
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== "string" || code === "UND_ERR_INVALID_ARG") throw error;
  const named = FAULTS[code];
  if (named !== undefined) return named;
  if (CERTIFICATE.test(code)) return "certificate";
  return "no_answer";
};
