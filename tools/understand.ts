import { explain } from "@propertyvr/understanding";

/** `npm run understand -- "text" ["next message" ...]`: how the last message is read, the others before it. */
const texts = process.argv.slice(2);
const text = texts[texts.length - 1];
if (text === undefined) {
  console.error('usage: npm run understand -- "earlier message" ... "message"');
  process.exit(2);
}

const { understood, words, steps, work } = explain({ text, history: texts.slice(0, -1) });
const {
  criteria,
  readings,
  unread,
  intent,
  language,
  talk,
  action,
  calculation,
  wishes,
  place_refs,
  touched,
} = understood;
const section = (title: string, lines: readonly string[]): void =>
  console.log(
    `\n${title}\n${lines.length === 0 ? "  -" : lines.map((line) => `  ${line}`).join("\n")}`,
  );

console.log(`${language}  ${intent}  ${text}`);
section("words", [words.map((word) => `${word.text}<${word.kind}>`).join(" ")]);
section(
  `rules (work ${work})`,
  steps.map(
    (step) => `${step.layer.padEnd(9)} ${step.rule.padEnd(32)} "${step.text}" -> ${step.means}`,
  ),
);
section(
  "readings",
  readings.map((r) => `${r.start}-${r.end} "${r.text}" ${r.means} (${r.rule}, ${r.certainty})`),
);
section(
  "criteria",
  Object.entries(criteria)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(
      ([key, value]) =>
        `${key.padEnd(9)} ${JSON.stringify(value)}${key in touched ? `  (${touched[key as keyof typeof touched]})` : ""}`,
    ),
);
section("talk", [JSON.stringify(talk)]);
if (action !== null) section("action", [JSON.stringify(action)]);
if (calculation !== null) section("calculation", [JSON.stringify(calculation)]);
section(
  "places",
  place_refs.map(({ name, id, kind }) => `${name} ${id} (${kind})`),
);
section("wishes", wishes);
section(
  "unread",
  unread.map((span) => `${span.start}-${span.end} "${span.text}"`),
);
