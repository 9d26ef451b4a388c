import { randomBytes } from "node:crypto";
import { verifier, VERIFIER_LANGUAGES, type VerifierLanguage } from "@propertyvr/contracts/manual";
import { describe, expect, it } from "vitest";
import { makeSecret, signedHeaders } from "../apps/server/src/partners/webhooks/sign-message.ts";
import { hasInterpreter, howToInstall } from "../scripts/interpreters.mjs";
import { runSnippet } from "./harness/run-snippet.ts";

const SECRET = makeSecret(randomBytes);
const FORMER = makeSecret(randomBytes);
const BODY = '{"type":"enquiry.created","data":{"title":"คอนโดริมน้ำ \\u0000 😀"}}';
const MINUTE_MS = 60_000;

const signed = (secrets: readonly string[], { body = BODY, minutes = 0 } = {}) =>
  signedHeaders({ id: "msg_1", at: new Date(Date.now() + minutes * MINUTE_MS), body }, secrets);
const good = signed([SECRET]);

/** What is sent, and whether it is to be believed. */
const CASES: readonly { what: string; headers: Record<string, string>; isOurs: boolean }[] = [
  { what: "ours", headers: { ...good }, isOurs: true },
  { what: "both secrets sign", headers: { ...signed([FORMER, SECRET]) }, isOurs: true },
  { what: "four minutes old", headers: { ...signed([SECRET], { minutes: -4 }) }, isOurs: true },
  { what: "six minutes old", headers: { ...signed([SECRET], { minutes: -6 }) }, isOurs: false },
  { what: "of the future", headers: { ...signed([SECRET], { minutes: 6 }) }, isOurs: false },
  { what: "another secret", headers: { ...signed([FORMER]) }, isOurs: false },
  { what: "another body", headers: { ...signed([SECRET], { body: `${BODY} ` }) }, isOurs: false },
  { what: "another id", headers: { ...good, "webhook-id": "msg_2" }, isOurs: false },
  {
    what: "another version",
    headers: {
      ...good,
      "webhook-signature": (good["webhook-signature"] ?? "").replace("v1,", "v2,"),
    },
    isOurs: false,
  },
  { what: "no time", headers: { ...good, "webhook-timestamp": "soon" }, isOurs: false },
  {
    what: "an empty signature",
    headers: { ...good, "webhook-signature": "v1, v1" },
    isOurs: false,
  },
  { what: "no headers", headers: {}, isOurs: false },
];

/** Goes through the cases and writes what came of each. */
const DRIVERS: Readonly<Record<VerifierLanguage, string>> = {
  javascript: `
const { body, secret, all } = JSON.parse(process.env.CASES);
console.log(JSON.stringify(all.map((headers) => isFromPropertyVR(body, headers, secret))));
`,
  python: `
import json, os
cases = json.loads(os.environ["CASES"])
body, secret = cases["body"].encode(), cases["secret"]
print(json.dumps([is_from_propertyvr(body, headers, secret) for headers in cases["all"]]))
`,
  php: `
$cases = json_decode(getenv('CASES'), true);
$told = fn($headers) => is_from_propertyvr($cases['body'], $headers, $cases['secret']);
echo json_encode(array_map($told, $cases['all']));
`,
};

const runs = (language: VerifierLanguage): boolean => {
  if (hasInterpreter(language)) return true;
  console.log(howToInstall(language));
  return false;
};

describe("the checks of a signature that partners are shown", () => {
  it.each(VERIFIER_LANGUAGES.filter(runs))(
    "believe what our server signs, in %s",
    async (language) => {
      const told = { body: BODY, secret: SECRET, all: CASES.map(({ headers }) => headers) };
      const run = await runSnippet(language, verifier(language) + DRIVERS[language], {
        CASES: JSON.stringify(told),
      });
      expect(run).toMatchObject({ code: 0, stderr: "" });
      const answers = JSON.parse(run.stdout) as boolean[];
      expect(CASES.map(({ what }, at) => [what, answers[at]])).toEqual(
        CASES.map(({ what, isOurs }) => [what, isOurs]),
      );
    },
  );
});
