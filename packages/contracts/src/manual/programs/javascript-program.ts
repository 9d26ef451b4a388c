import { JAVASCRIPT, javascriptLiteral } from "../languages/javascript.ts";
import type { Steps } from "./steps.ts";

export const javascriptProgram = (
  { create, update, list, remove }: Steps,
  origin: string,
): string =>
  `// Creates, changes, lists and deletes one listing. Needs Node 18 and nothing else.
// Run it with:  PROPERTYVR_API_KEY=pvr_... node listing.mjs
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";

const API = ${JAVASCRIPT.text(origin)};
const KEY = process.env.PROPERTYVR_API_KEY;

/** Sends a request; on 429 waits as long as Retry-After says, then sends the same request again. */
async function call(method, target, body, headers = {}) {
  for (;;) {
    const answer = await fetch(API + target, {
      method,
      headers: { "X-API-Key": KEY, ...headers },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.ok) return text === "" ? undefined : JSON.parse(text);
    if (answer.status !== 429) throw new Error(\`\${answer.status} \${text}\`);
    await setTimeout(Number(answer.headers.get("Retry-After") ?? 1) * 1000);
  }
}

// 1. Create. Sent twice with the same Idempotency-Key, it is created only once.
const listing = ${javascriptLiteral(create.body.example)};
const created = await call("${create.method}", ${JAVASCRIPT.text(create.target)}, listing, {
  "Content-Type": ${JAVASCRIPT.text(create.body.mediaType)},
  "Idempotency-Key": randomUUID(),
});
console.log("created:", created.property.external_id, "quality", created.property.quality.score);

// 2. Send only what changes.
const change = ${javascriptLiteral(update.body.example)};
const updated = await call("${update.method}", ${JAVASCRIPT.text(update.target)}, change, {
  "Content-Type": ${JAVASCRIPT.text(update.body.mediaType)},
});
console.log("updated:", updated.property.external_id, updated.property.rent_price);

// 3. List.
const listed = await call("${list.method}", ${JAVASCRIPT.text(list.target)});
console.log("listed:", ...listed.properties.map((home) => home.external_id));

// 4. Delete.
await call("${remove.method}", ${JAVASCRIPT.text(remove.target)});
console.log("deleted");
`;
