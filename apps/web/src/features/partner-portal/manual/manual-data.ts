import { openApiDocument } from "@propertyvr/contracts";
import { manualOf } from "@propertyvr/contracts/manual";

/**
 * What the server's own OpenAPI document says to partners. The build puts the finished value into
 * the place of this module, so that no browser computes it or loads a schema.
 */
export const MANUAL = manualOf(openApiDocument());
