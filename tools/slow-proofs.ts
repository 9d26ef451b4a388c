/**
 * Test files that `npm test` leaves to `npm run proofs`: each takes long for what it alone can find. Every
 * change passes them too, as the second step of `.ci/run`.
 */
export const SLOW_PROOFS = {
  pure: [
    // Every phrase of the corpora behind and before other words.
    "packages/understanding/src/corpus/carried.test.ts",
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
    "apps/server/src/partners/webhooks/several-servers.test.ts",
    "apps/server/src/platform/limits/processes.test.ts",
    "apps/server/src/seekers/attachments/killed-server.test.ts",
    // Big, broken and hostile files, cut and taken up again.
    "apps/server/src/partners/uploads/bad-files.test.ts",
    "apps/server/src/partners/uploads/running/running.test.ts",
    "packages/database/src/backup/backup-files.test.ts",
    "packages/database/src/backup/backup.test.ts",
    // Read files that only some machines hold.
    "apps/server/src/partners/uploads/ten-questions.test.ts",
    "apps/server/src/seekers/market/by-hand.test.ts",
    // Draw requests to every route of the partner API.
    "apps/server/src/platform/http/fuzz-partners.test.ts",
  ],
} as const;

/** Of the journeys in Chromium, those that `npm test` goes; all others are proofs. */
export const SHORT_JOURNEYS = [
  "e2e/by-hand.test.ts",
  "e2e/first-screens.test.ts",
  "e2e/journey.test.ts",
  "e2e/spec-client.test.ts",
  "e2e/talks/manners.test.ts",
  "e2e/walk.test.ts",
  "e2e/weight.test.ts",
] as const;
