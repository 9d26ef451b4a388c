import { openApiDocument } from "@propertyvr/contracts";
import { referenceOf } from "@propertyvr/contracts/reference";

/**
 * What the server's own OpenAPI document says to partners. The build puts the finished value into
 * the place of this module, so that no browser computes it or loads a schema.
 */
export const REFERENCE = referenceOf(openApiDocument());
