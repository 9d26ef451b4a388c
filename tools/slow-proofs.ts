/**
 * Test files that `npm test` leaves to `npm run proofs`: each takes long for what it alone can find. Every
 * change passes them too, as the second step of `.ci/run`.
 */
export const SLOW_PROOFS = {
  pure: [
    // Every phrase of the corpora behind and before other words.
    "packages/understanding/src/corpus/carried.test.ts",
    // Every turn of the corpora's conversations, each with all before it read anew.
    "packages/understanding/src/corpus/dialogues-by-history.test.ts",
    // Read all of the corpora once more: for every rule and every word, for intents, for contradictions.
    "packages/understanding/src/corpus/coverage.test.ts",
    "packages/understanding/src/corpus/share-read.test.ts",
    "packages/understanding/src/corpus/unused-words.test.ts",
    // Read every labelled message and dialogue there is, and messages drawn by the thousand.
    "packages/understanding/src/evaluation/reached.test.ts",
    "packages/understanding/src/laws.test.ts",
    // Answer everything that the corpora hold, and search what is drawn in the browser and on the server.
    "tools/contract.test.ts",
    "tools/same-search.test.ts",
    // Spoils and cuts files at every byte.
    "packages/ingest/src/file/any-file.test.ts",
    "packages/ingest/src/file/xlsx/read-workbook.test.ts",
    // Read agencies' files and open data in their real size.
    "packages/ingest/src/file/files-of-agencies.test.ts",
    "packages/ingest/src/file/open-data.test.ts",
    "packages/ingest/src/partner-row/place-by-text-accuracy.test.ts",
  ],
  web: [
    // Wait as long as a person would for a server that does not answer.
    "apps/web/src/pages/chat-page-outage.test.tsx",
    // Draws the whole manual of the partner API for each of its tests.
    "apps/web/src/features/partner-portal/portal.test.tsx",
  ],
  server: [
    // Start the product, or several, as processes, and stop or kill them.
    "apps/server/src/main.test.ts",
    "apps/server/src/partners/api/hostile.test.ts",
    "apps/server/src/partners/uploads/threads/upload-threads.test.ts",
    "apps/server/src/partners/webhooks/several-servers.test.ts",
    "apps/server/src/platform/limits/processes.test.ts",
    "apps/server/src/seekers/attachments/killed-server.test.ts",
    "apps/server/src/seekers/chats/dead-runs.test.ts",
    "apps/server/src/stock/photos/move-pictures.test.ts",
    "packages/database/src/embedded/supervisor.test.ts",
    "packages/database/src/embedded/owner-lock.test.ts",
    "packages/database/src/testing/shared-server.test.ts",
    "packages/database/src/testing/start-program.test.ts",
    // Pays for passwords what the product pays.
    "apps/server/src/accounts/password.test.ts",
    // Big, broken and hostile files, cut and taken up again.
    "apps/server/src/partners/uploads/bad-files.test.ts",
    "apps/server/src/partners/uploads/running/running.test.ts",
    "apps/server/src/seekers/attachments/reading/read-document.test.ts",
    "apps/server/src/seekers/chats/transfer.test.ts",
    "packages/database/src/backup/backup-files.test.ts",
    "packages/database/src/backup/backup.test.ts",
    // Read files that only some machines hold.
    "apps/server/src/partners/uploads/ten-questions.test.ts",
    "apps/server/src/seekers/market/by-hand.test.ts",
    // Ask all questions of long tables, each over the whole server.
    "apps/server/src/seekers/questions/calculator-questions.test.ts",
    "apps/server/src/seekers/questions/guide-questions.test.ts",
    "apps/server/src/seekers/questions/home-sums.test.ts",
    "apps/server/src/seekers/questions/market-questions.test.ts",
    // Send every request as everybody, or requests and rows drawn by the thousand.
    "apps/server/src/desk/route-access/route-access.test.ts",
    "apps/server/src/partners/api/any-row.test.ts",
    "apps/server/src/partners/usage/usage-exact.test.ts",
    "apps/server/src/platform/http/bad-input.test.ts",
    "apps/server/src/platform/http/fuzz-partners.test.ts",
    "apps/server/src/platform/limits/quota.test.ts",
    // Compare searches in SQL with the same in JavaScript on criteria drawn by the hundred, or count thousands of homes.
    "apps/server/src/seekers/search/broad-search.test.ts",
    "apps/server/src/seekers/search/offer-search.test.ts",
    "apps/server/src/seekers/search/relax-search.test.ts",
    // Wait as long as a slowed request would, one that keeps others waiting, or a reply that is being written.
    "apps/server/src/partners/usage/keep-log-days.test.ts",
    "apps/server/src/platform/http/hung-up.test.ts",
    "apps/server/src/seekers/chats/stop-replies.test.ts",
    "apps/server/src/seekers/understanding/floods.test.ts",
    "apps/server/src/stock/photos/fetch-photos.test.ts",
    // Ask language models over a local server that speaks as they do.
    "apps/server/src/seekers/models/models.test.ts",
    "apps/server/src/seekers/models/own-key.test.ts",
    "apps/server/src/seekers/models/shared-pictures.test.ts",
  ],
} as const;

/** Of the journeys in Chromium, those that `npm test` goes; all others are proofs. */
export const SHORT_JOURNEYS = [
  "e2e/by-hand.test.ts",
  "e2e/journey.test.ts",
  "e2e/spec-client.test.ts",
  "e2e/talks/manners.test.ts",
  "e2e/weight.test.ts",
] as const;
