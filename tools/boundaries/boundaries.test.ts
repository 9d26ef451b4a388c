import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import folderRules from "../../.dependency-cruiser-folders.mjs";
import rules from "../../.dependency-cruiser.mjs";

type PlantedFiles = Readonly<Record<string, string>>;

const leaf = "export const leaf = 1;\n";
const imports = (target: string) =>
  `import { leaf } from "${target}";\nexport const user = leaf;\n`;
const index = (room: string) => `packages/${room}/src/index.ts`;
const pair = (from: string, to: string, specifier: string): PlantedFiles => ({
  [from]: imports(specifier),
  [to]: leaf,
});

/** A file of one wing of the server that imports one of another. */
const wing = (from: string, to: string): PlantedFiles =>
  pair(`apps/server/src/${from}/x/a.ts`, `apps/server/src/${to}/y/b.ts`, `../../${to}/y/b.ts`);

/** One planted violation for each rule. */
const probes: Readonly<Record<string, PlantedFiles>> = {
  "vocabulary-knows-only-itself": pair(
    index("vocabulary"),
    index("gazetteer"),
    "../../gazetteer/src/index.ts",
  ),
  "gazetteer-knows-only-vocabulary": pair(
    index("gazetteer"),
    index("understanding"),
    "../../understanding/src/index.ts",
  ),
  "knowledge-knows-only-vocabulary": pair(
    index("knowledge"),
    index("gazetteer"),
    "../../gazetteer/src/index.ts",
  ),
  "market-knows-only-vocabulary": pair(
    index("market"),
    index("gazetteer"),
    "../../gazetteer/src/index.ts",
  ),
  "parts-knows-only-vocabulary-knowledge": pair(
    index("parts"),
    index("understanding"),
    "../../understanding/src/index.ts",
  ),
  "contracts-knows-only-vocabulary-parts": pair(
    index("contracts"),
    index("gazetteer"),
    "../../gazetteer/src/index.ts",
  ),
  "understanding-knows-only-vocabulary-gazetteer": pair(
    index("understanding"),
    index("contracts"),
    "../../contracts/src/index.ts",
  ),
  "assistant-knows-only-vocabulary-knowledge-parts-understanding-documents": pair(
    index("assistant"),
    "apps/server/src/x.ts",
    "../../../apps/server/src/x.ts",
  ),
  "ingest-knows-only-vocabulary-gazetteer": pair(
    index("ingest"),
    index("database"),
    "../../database/src/index.ts",
  ),
  "documents-knows-only-vocabulary-gazetteer": pair(
    index("documents"),
    index("ingest"),
    "../../ingest/src/index.ts",
  ),
  "llm-providers-knows-only-vocabulary-assistant": pair(
    index("llm-providers"),
    index("contracts"),
    "../../contracts/src/index.ts",
  ),
  "database-knows-only-vocabulary": pair(
    index("database"),
    index("contracts"),
    "../../contracts/src/index.ts",
  ),
  "server-platform-knows-only-itself": wing("platform", "stock"),
  "server-accounts-knows-only-platform": wing("accounts", "stock"),
  "server-stock-knows-only-platform-accounts": wing("stock", "partners"),
  "server-partners-knows-only-platform-accounts-stock": wing("partners", "seekers"),
  "server-seekers-knows-only-platform-accounts-stock": wing("seekers", "partners"),
  "server-desk-knows-only-platform-accounts-stock-partners-seekers": pair(
    "apps/server/src/desk/inbox/a.ts",
    "apps/server/src/build-app.ts",
    "../../build-app.ts",
  ),
  "server-has-six-rooms": pair(
    "apps/server/src/alerts/a.ts",
    "apps/server/src/platform/b.ts",
    "../platform/b.ts",
  ),
  "core-of-stock-knows-no-features-of-it": pair(
    "apps/server/src/stock/listings/a.ts",
    "apps/server/src/stock/photos/b.ts",
    "../photos/b.ts",
  ),
  "pages-know-no-app": pair("apps/web/src/pages/a.ts", "apps/web/src/app/b.ts", "../app/b.ts"),
  "no-cycles": {
    "apps/server/src/a.ts": `import type { B } from "./b.ts";\nexport type A = B | 1;\n`,
    "apps/server/src/b.ts": `import type { A } from "./a.ts";\nexport type B = A | 2;\n`,
  },
  "domain-is-pure": {
    [index("vocabulary")]: `import { sep } from "node:path";\nexport const x = sep;\n`,
  },
  "domain-knows-no-infrastructure": {
    [index("ingest")]: imports("../../../node_modules/pg/index.js"),
    "node_modules/pg/index.js": leaf,
  },
  "adapters-of-models-take-types-of-the-assistant": pair(
    index("llm-providers"),
    index("assistant"),
    "../../assistant/src/index.ts",
  ),
  "one-room-calls-providers-of-models": {
    "apps/server/src/a.ts": imports("../../../node_modules/@ai-sdk/openai/index.js"),
    "node_modules/@ai-sdk/openai/index.js": leaf,
  },
  "web-is-an-island": pair("apps/web/src/a.ts", "apps/server/src/b.ts", "../../server/src/b.ts"),
  "server-is-an-island": pair("apps/server/src/a.ts", "tools/b.ts", "../../../tools/b.ts"),
  "features-do-not-know-each-other": pair(
    "apps/web/src/features/chat/a.ts",
    "apps/web/src/features/account/b.ts",
    "../account/b.ts",
  ),
  "ui-knows-no-features": pair(
    "apps/web/src/ui/button.ts",
    "apps/web/src/features/chat/b.ts",
    "../features/chat/b.ts",
  ),
  "languages-never-import-each-other": pair(
    "packages/understanding/src/languages/en/a.ts",
    "packages/understanding/src/languages/th/b.ts",
    "../th/b.ts",
  ),
  "answers-reach-ports-by-tools-only": pair(
    "packages/assistant/src/answers/a.ts",
    "packages/assistant/src/ports.ts",
    "../ports.ts",
  ),
  "engine-and-shapes-name-no-language": pair(
    "packages/understanding/src/engine/a.ts",
    "packages/understanding/src/languages/th/b.ts",
    "../languages/th/b.ts",
  ),
  "no-deep-imports": pair(
    "apps/server/src/a.ts",
    "packages/gazetteer/src/tables/b.ts",
    "../../../packages/gazetteer/src/tables/b.ts",
  ),
  "zod-stays-behind-its-door": pair(
    index("vocabulary"),
    "packages/vocabulary/src/schemas/criteria.ts",
    "./schemas/criteria.ts",
  ),
  "web-brings-no-schemas": pair(
    "apps/web/src/a.ts",
    "packages/vocabulary/src/schemas/index.ts",
    "../../../packages/vocabulary/src/schemas/index.ts",
  ),
  "one-place-reads-the-environment": pair(
    "apps/server/src/seekers/chats/a.ts",
    "apps/server/src/platform/config/read-env.ts",
    "../../platform/config/read-env.ts",
  ),
  "product-knows-no-tests": pair(
    "apps/server/src/a.ts",
    "packages/database/src/testing/index.ts",
    "../../../packages/database/src/testing/index.ts",
  ),
  resolves: { "apps/server/src/a.ts": imports("./nowhere.ts") },
};

const ruleNames = rules.forbidden.map((rule) => rule.name);
let root = "";

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "boundaries-"));
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

type RuleSet = Pick<typeof rules, "forbidden" | "options"> | typeof folderRules;

async function violations(
  name: string,
  files: PlantedFiles,
  ruleSet: RuleSet = rules,
): Promise<readonly string[]> {
  const baseDir = path.join(root, name);
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(baseDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  writeFileSync(path.join(baseDir, "package.json"), `{"type":"module"}`);
  const { tsConfig: _tsConfig, ...options } = ruleSet.options;
  const found = await cruise(Object.keys(files), {
    ...(options as ICruiseOptions),
    baseDir,
    validate: true,
    ruleSet: { forbidden: ruleSet.forbidden as never },
  });
  const output = found.output as ICruiseResult;
  return output.summary.violations.map((violation) => violation.rule.name);
}

describe("the arrows of the house", () => {
  it("has one planted violation for every rule and none for a rule that is gone", () => {
    expect(Object.keys(probes).toSorted()).toEqual(ruleNames.toSorted());
  });

  it.each(Object.entries(probes))("notices when %s is broken", async (name, files) => {
    expect(await violations(name, files)).toContain(name);
  });

  it("leaves a lawful tree alone", async () => {
    const files: PlantedFiles = {
      [index("vocabulary")]: leaf,
      [index("gazetteer")]: imports("../../vocabulary/src/index.ts"),
      "apps/server/src/a.ts": imports("../../../packages/gazetteer/src/index.ts"),
    };
    expect(await violations("lawful", files)).toEqual([]);
  });

  it("notices folders in a circle, of which no file imports itself", async () => {
    const files: PlantedFiles = {
      "packages/ingest/src/mapping/a.ts": imports("../private/b.ts"),
      "packages/ingest/src/private/b.ts": leaf,
      "packages/ingest/src/private/c.ts": imports("../mapping/d.ts"),
      "packages/ingest/src/mapping/d.ts": leaf,
    };
    expect(await violations("circle", files, folderRules)).toContain("no-folders-in-a-circle");
    expect(await violations("circle-of-files", files)).toEqual([]);
  });

  it("lets a folder and the files beside it know each other", async () => {
    const files: PlantedFiles = {
      "packages/ingest/src/index.ts": imports("./mapping/a.ts"),
      "packages/ingest/src/mapping/a.ts": imports("../problem.ts"),
      "packages/ingest/src/problem.ts": leaf,
    };
    expect(await violations("beside", files, folderRules)).toEqual([]);
  });
});
