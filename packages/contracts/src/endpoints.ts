import { accessEndpoints } from "./endpoints/access-endpoints.ts";
import { accountEndpoints } from "./endpoints/account-endpoints.ts";
import { attachmentEndpoints } from "./endpoints/attachment-endpoints.ts";
import { chatEndpoints } from "./endpoints/chat-endpoints.ts";
import { enquiryEndpoints } from "./endpoints/enquiry-endpoints.ts";
import { homeEndpoints } from "./endpoints/home-endpoints.ts";
import { marketEndpoints } from "./endpoints/market-endpoints.ts";
import { modelEndpoints } from "./endpoints/model-endpoints.ts";
import { operationEndpoints } from "./endpoints/operation-endpoints.ts";
import { partnerEndpoints } from "./endpoints/partner-endpoints.ts";
import { partnerListingEndpoints } from "./endpoints/partner-listing-endpoints.ts";
import { partnerStockEndpoints } from "./endpoints/partner-stock-endpoints.ts";
import { openIdEndpoints } from "./endpoints/openid-endpoints.ts";
import { passkeyEndpoints } from "./endpoints/passkey-endpoints.ts";
import { pictureEndpoints } from "./endpoints/picture-endpoints.ts";
import { signInEndpoints } from "./endpoints/sign-in-endpoints.ts";
import { uploadEndpoints } from "./endpoints/upload-endpoints.ts";
import { stockEndpoints } from "./endpoints/stock-endpoints.ts";
import { supportEndpoints } from "./endpoints/support-endpoints.ts";
import { voiceEndpoints } from "./endpoints/voice-endpoints.ts";
import { usageEndpoints } from "./endpoints/usage-endpoints.ts";
import { partnerWebhookEndpoints, webhookEndpoints } from "./endpoints/webhook-endpoints.ts";

/** Every operation of the HTTP interface, by the name under which the web and the OpenAPI document know it. */
export const endpoints = {
  ...accountEndpoints,
  ...signInEndpoints,
  ...passkeyEndpoints,
  ...openIdEndpoints,
  ...homeEndpoints,
  ...marketEndpoints,
  ...pictureEndpoints,
  ...chatEndpoints,
  ...modelEndpoints,
  ...attachmentEndpoints,
  ...partnerEndpoints,
  ...partnerListingEndpoints,
  ...partnerStockEndpoints,
  ...partnerWebhookEndpoints,
  ...enquiryEndpoints,
  ...stockEndpoints,
  ...webhookEndpoints,
  ...usageEndpoints,
  ...uploadEndpoints,
  ...accessEndpoints,
  ...supportEndpoints,
  ...voiceEndpoints,
  ...operationEndpoints,
} as const;
export type EndpointName = keyof typeof endpoints;
