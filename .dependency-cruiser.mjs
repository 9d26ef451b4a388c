/**
 * The arrows of the house. Each rule is shown to bite by tools/boundaries/boundaries.test.ts,
 * which plants one violation per rule.
 */
const domain =
  "^packages/(vocabulary|gazetteer|knowledge|market|parts|understanding|contracts|assistant|ingest|documents)/src";
const notTests = { pathNot: "\\.test\\.tsx?$|/testing/" };

/** What a room may know, besides itself. */
const mayKnow = {
  vocabulary: [],
  gazetteer: ["vocabulary"],
  knowledge: ["vocabulary"],
  market: ["vocabulary"],
  parts: ["vocabulary", "knowledge"],
  contracts: ["vocabulary", "parts"],
  understanding: ["vocabulary", "gazetteer"],
  assistant: ["vocabulary", "knowledge", "parts", "understanding", "documents"],
  ingest: ["vocabulary", "gazetteer"],
  documents: ["vocabulary", "gazetteer"],
  "llm-providers": ["vocabulary", "assistant"],
  database: ["vocabulary"],
};

const rooms = Object.entries(mayKnow).map(([room, known]) => ({
  name: `${room}-knows-only-${known.join("-") || "itself"}`,
  severity: "error",
  from: { path: `^packages/${room}/src`, ...notTests },
  to: {
    path: "^(packages|apps|tools|bench|e2e)/",
    pathNot: `^packages/(${[room, ...known].join("|")})/`,
  },
}));

/** The wings of the server, and which of the others each may know. */
const wings = {
  platform: [],
  accounts: ["platform"],
  stock: ["platform", "accounts"],
  partners: ["platform", "accounts", "stock"],
  seekers: ["platform", "accounts", "stock"],
  desk: ["platform", "accounts", "stock", "partners", "seekers"],
};

const wingRules = Object.entries(wings).map(([wing, known]) => ({
  name: `server-${wing}-knows-only-${known.join("-") || "itself"}`,
  severity: "error",
  // A test may start the whole server.
  from: { path: `^apps/server/src/${wing}/`, ...notTests },
  to: {
    path: "^apps/server/src/",
    pathNot: `^apps/server/src/(${[wing, ...known].join("|")})/`,
  },
}));

export default {
  forbidden: [
    ...rooms,
    ...wingRules,
    {
      name: "server-has-six-rooms",
      severity: "error",
      from: {
        path: "^apps/server/src/[^/]+/",
        pathNot: `^apps/server/src/(${Object.keys(wings).join("|")})/`,
      },
      to: {},
    },
    {
      name: "core-of-stock-knows-no-features-of-it",
      comment: "Whoever writes homes leaves notes of what changed; photos and the like read them.",
      severity: "error",
      from: { path: "^apps/server/src/stock/(listings|partner-listings|pictures)/", ...notTests },
      to: {
        path: "^apps/server/src/stock/",
        pathNot: "^apps/server/src/stock/(listings|partner-listings|pictures)/",
      },
    },
    {
      name: "pages-know-no-app",
      severity: "error",
      from: { path: "^apps/web/src/pages/", ...notTests },
      to: { path: "^apps/web/src/app/" },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "domain-is-pure",
      comment: "No Node core, no database, no HTTP in the domain packages.",
      severity: "error",
      from: { path: domain, ...notTests },
      to: {
        dependencyTypes: ["core"],
      },
    },
    {
      name: "domain-knows-no-infrastructure",
      severity: "error",
      from: { path: domain, ...notTests },
      to: { path: "node_modules/(pg|kysely|fastify|react|undici|pino)(/|$)" },
    },
    {
      name: "adapters-of-models-take-types-of-the-assistant",
      severity: "error",
      from: { path: "^packages/llm-providers/src/", ...notTests },
      to: { path: "^packages/assistant/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "one-room-calls-providers-of-models",
      severity: "error",
      from: { pathNot: "^packages/llm-providers/|node_modules/" },
      to: { path: "node_modules/(@ai-sdk/|ai/|openai/|@anthropic-ai/|@google/)" },
    },
    {
      name: "web-is-an-island",
      severity: "error",
      from: { path: "^apps/web" },
      to: { path: "^(apps/server|packages/(database|assistant|llm-providers)|tools|bench|e2e)/" },
    },
    {
      name: "server-is-an-island",
      severity: "error",
      from: { path: "^apps/server" },
      to: { path: "^(apps/web|tools|bench|e2e)/" },
    },
    {
      name: "features-do-not-know-each-other",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "ui-knows-no-features",
      severity: "error",
      from: { path: "^apps/web/src/(ui|lib)/", pathNot: "^apps/web/src/lib/i18n/" },
      to: { path: "^apps/web/src/(features|pages|app)/" },
    },
    {
      name: "languages-never-import-each-other",
      severity: "error",
      from: { path: "^packages/understanding/src/languages/([^/]+)/" },
      to: {
        path: "^packages/understanding/src/languages/[^/]+/",
        pathNot: "^packages/understanding/src/languages/$1/",
      },
    },
    {
      name: "engine-and-shapes-name-no-language",
      severity: "error",
      from: { path: "^packages/understanding/src/(engine|shapes)/", ...notTests },
      to: { path: "^packages/understanding/src/(languages|refine|corpus)/" },
    },
    {
      name: "answers-reach-ports-by-tools-only",
      comment:
        "Whoever writes an answer calls tools; only these, the reading of a turn and the turn that makes them know ports.",
      severity: "error",
      from: {
        path: "^packages/assistant/src/",
        pathNot:
          "^packages/assistant/src/(tools/|testing/|read-turn|take-turn|index)|\\.test\\.ts$",
      },
      to: { path: "^packages/assistant/src/ports\\.ts$" },
    },
    {
      name: "no-deep-imports",
      comment: "A package is entered by the doors its package.json names.",
      severity: "error",
      from: { path: "^(apps|packages)/([^/]+)/" },
      to: {
        path: "^packages/[^/]+/src/",
        pathNot: [
          "^packages/$2/",
          "^packages/[a-z-]+/src/index\\.ts$",
          "^packages/parts/src/(schemas|spoken|markdown|chat-markdown|words/figures|[a-z-]+/(en|th)|insight/table|(calculation/calculation|contract/contract|listing-draft/listing-draft|price-list/price-list)-texts)\\.ts$",
          "^packages/gazetteer/src/tables/subdistricts\\.gen\\.ts$",
          "^packages/[a-z-]+/src/(text|testing|manual|schemas)/index\\.ts$",
        ],
      },
    },
    {
      name: "zod-stays-behind-its-door",
      comment: "Whoever only needs a type brings no schema and no zod along.",
      severity: "error",
      from: {
        path: "^packages/(vocabulary|parts)/src/",
        pathNot: "/schemas?(/|\\.ts$)|\\.test\\.ts$",
      },
      to: { path: "/schemas?(/|\\.ts$)|node_modules/zod/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-brings-no-schemas",
      severity: "error",
      from: { path: "^apps/web/src/", ...notTests },
      to: {
        path: "^packages/(vocabulary|parts)/src/schemas",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "one-place-reads-the-environment",
      severity: "error",
      from: {
        path: "^apps/server/src",
        pathNot: "\\.test\\.ts$|^apps/server/src/(main|platform/config/)",
      },
      to: { path: "^apps/server/src/platform/config/read-env\\.ts$" },
    },
    {
      name: "product-knows-no-tests",
      severity: "error",
      from: { path: "^(apps|packages)/[^/]+/src", pathNot: "\\.test\\.tsx?$|/testing/|/fixtures/" },
      to: { path: "\\.test\\.tsx?$|/testing/" },
    },
    {
      name: "resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|coverage)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      // What was read once holds for the whole run; unless told, each file is read anew every four seconds.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"],
    },
  },
};
