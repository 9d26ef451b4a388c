import { sql as accounts } from "./0001-accounts.ts";
import { sql as listings } from "./0002-listings.ts";
import { sql as chats } from "./0003-chats.ts";
import { sql as sample } from "./0004-sample.ts";
import { sql as partners } from "./0005-partners.ts";
import { sql as keyScopes } from "./0006-key-scopes.ts";
import { sql as requestLog } from "./0007-request-log.ts";
import { sql as limits } from "./0008-limits.ts";
import { sql as partnerListings } from "./0009-partner-listings.ts";
import { sql as idempotency } from "./0010-idempotency.ts";
import { sql as enquiries } from "./0011-enquiries.ts";
import { sql as partnerLists } from "./0012-partner-lists.ts";
import { sql as jobs } from "./0013-jobs.ts";
import { sql as uploads } from "./0014-uploads.ts";
import { sql as photos } from "./0015-photos.ts";
import { sql as webhooks } from "./0016-webhooks.ts";
import { sql as stock } from "./0017-stock.ts";
import { sql as namedReferences } from "./0018-named-references.ts";
import { sql as duplicates } from "./0019-duplicates.ts";
import { sql as cheapWriting } from "./0020-cheap-writing.ts";
import { sql as photoRoom } from "./0021-photo-room.ts";
import { sql as signIn } from "./0022-sign-in.ts";
import { sql as chatBytes } from "./0023-chat-bytes.ts";
import { sql as secretCheck } from "./0024-secret-check.ts";
import { sql as cardTitles } from "./0026-card-titles.ts";
import { sql as listingPrices } from "./0027-listing-prices.ts";
import { sql as privateWords } from "./0029-private-words.ts";
import { sql as placedByText } from "./0030-placed-by-text.ts";
import { sql as placingListings } from "./0031-placing-listings.ts";
import { sql as samplesGiveWay } from "./0032-samples-give-way.ts";
import { sql as importedSources } from "./0034-imported-sources.ts";
import { sql as files } from "./0035-files.ts";
import { sql as outboxChannels } from "./0036-outbox-channels.ts";
import { sql as messageBranches } from "./0037-message-branches.ts";
import { sql as messageFeedback } from "./0038-message-feedback.ts";
import { sql as listingViews } from "./0039-listing-views.ts";
import { sql as enquiryThreads } from "./0040-enquiry-threads.ts";
import { sql as heldEdits } from "./0042-held-edits.ts";
import { sql as priceMarks } from "./0043-price-marks.ts";
import { sql as broadSearches } from "./0046-broad-searches.ts";
import { sql as sampledHomes } from "./0047-sampled-homes.ts";
import { sql as sampledCounts } from "./0048-sampled-counts.ts";
import { sql as districtFigures } from "./0049-district-figures.ts";
import { sql as temporaryChats } from "./0050-temporary-chats.ts";
import { sql as accountSecurity } from "./0051-account-security.ts";
import { sql as mails } from "./0052-mails.ts";
import { sql as support } from "./0053-support.ts";
import { sql as partnerMails } from "./0054-partner-mails.ts";
import { sql as nearestStation } from "./0055-nearest-station.ts";
import { sql as twoFactor } from "./0056-two-factor.ts";
import { sql as passkeys } from "./0057-passkeys.ts";
import { sql as openId } from "./0058-openid.ts";
import { sql as modelDays } from "./0075-model-days.ts";
import { sql as modelAgreements } from "./0076-model-agreements.ts";
import { sql as deletedChats } from "./0065-deleted-chats.ts";
import { sql as portraits } from "./0070-portraits.ts";
import { sql as trafficData } from "./0071-traffic-data.ts";
import { sql as bounces } from "./0072-bounces.ts";
import { sql as attachments } from "./0080-attachments.ts";
import { sql as clearedChats } from "./0085-cleared-chats.ts";
import { sql as offersByRooms } from "./0086-offers-by-rooms.ts";
import { sql as misreadWords } from "./0087-misread-words.ts";
import { sql as attemptsInOneOrder } from "./0088-attempts-in-one-order.ts";

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** In order; a migration that has been released is never edited. */
export const MIGRATIONS: readonly Migration[] = [
  { name: "0001-accounts", sql: accounts },
  { name: "0002-listings", sql: listings },
  { name: "0003-chats", sql: chats },
  { name: "0004-sample", sql: sample },
  { name: "0005-partners", sql: partners },
  { name: "0006-key-scopes", sql: keyScopes },
  { name: "0007-request-log", sql: requestLog },
  { name: "0008-limits", sql: limits },
  { name: "0009-partner-listings", sql: partnerListings },
  { name: "0010-idempotency", sql: idempotency },
  { name: "0011-enquiries", sql: enquiries },
  { name: "0012-partner-lists", sql: partnerLists },
  { name: "0013-jobs", sql: jobs },
  { name: "0014-uploads", sql: uploads },
  { name: "0015-photos", sql: photos },
  { name: "0016-webhooks", sql: webhooks },
  { name: "0017-stock", sql: stock },
  { name: "0018-named-references", sql: namedReferences },
  { name: "0019-duplicates", sql: duplicates },
  { name: "0020-cheap-writing", sql: cheapWriting },
  { name: "0021-photo-room", sql: photoRoom },
  { name: "0022-sign-in", sql: signIn },
  { name: "0023-chat-bytes", sql: chatBytes },
  { name: "0024-secret-check", sql: secretCheck },
  { name: "0026-card-titles", sql: cardTitles },
  { name: "0027-listing-prices", sql: listingPrices },
  { name: "0029-private-words", sql: privateWords },
  { name: "0030-placed-by-text", sql: placedByText },
  { name: "0031-placing-listings", sql: placingListings },
  { name: "0032-samples-give-way", sql: samplesGiveWay },
  { name: "0034-imported-sources", sql: importedSources },
  { name: "0035-files", sql: files },
  { name: "0036-outbox-channels", sql: outboxChannels },
  { name: "0037-message-branches", sql: messageBranches },
  { name: "0038-message-feedback", sql: messageFeedback },
  { name: "0039-listing-views", sql: listingViews },
  { name: "0040-enquiry-threads", sql: enquiryThreads },
  { name: "0042-held-edits", sql: heldEdits },
  { name: "0043-price-marks", sql: priceMarks },
  { name: "0046-broad-searches", sql: broadSearches },
  { name: "0047-sampled-homes", sql: sampledHomes },
  { name: "0048-sampled-counts", sql: sampledCounts },
  { name: "0049-district-figures", sql: districtFigures },
  { name: "0050-temporary-chats", sql: temporaryChats },
  { name: "0051-account-security", sql: accountSecurity },
  { name: "0052-mails", sql: mails },
  { name: "0053-support", sql: support },
  { name: "0054-partner-mails", sql: partnerMails },
  { name: "0055-nearest-station", sql: nearestStation },
  { name: "0056-two-factor", sql: twoFactor },
  { name: "0057-passkeys", sql: passkeys },
  { name: "0058-openid", sql: openId },
  { name: "0065-deleted-chats", sql: deletedChats },
  { name: "0070-portraits", sql: portraits },
  { name: "0071-traffic-data", sql: trafficData },
  { name: "0072-bounces", sql: bounces },
  { name: "0075-model-days", sql: modelDays },
  { name: "0076-model-agreements", sql: modelAgreements },
  { name: "0080-attachments", sql: attachments },
  { name: "0085-cleared-chats", sql: clearedChats },
  { name: "0086-offers-by-rooms", sql: offersByRooms },
  { name: "0087-misread-words", sql: misreadWords },
  { name: "0088-attempts-in-one-order", sql: attemptsInOneOrder },
];
