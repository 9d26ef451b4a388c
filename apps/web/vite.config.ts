import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { importsAtOnce } from "./imports-at-once.ts";
import { preparedModule } from "./prepared-module.ts";
import { wholeGazetteer } from "./whole-gazetteer.ts";

const api = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000";
const proxy = { "/api": { target: api } };

/** Libraries that change rarely get chunks of their own, so that a release leaves them cached. */
const lasting = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: "tanstack", test: /node_modules[\\/]@tanstack[\\/]/ },
];

/** So small, and used in so many places, that a file for each would be mostly its wrapping. */
const basics = {
  name: "basics",
  test: /[\\/]src[\\/](ui[\\/](classes|button|icon-button|skeleton|toast|visually-hidden)|lib[\\/](use-(settled|when-idle|picture)|asked-place|unbroken|i18n[\\/]use-t))\.tsx?$|[\\/]icons[\\/](check|circle-check|circle-exclamation-point|flag|inbox|message-square-text|x)\./,
};

/**
 * Places change seldom, words often: a release of words leaves the places cached. With the words
 * in a file of their own the worker itself is small, and both are asked for as soon as it is here.
 */
const readingParts = [
  { name: "gazetteer", test: /packages[\\/]gazetteer[\\/]/, priority: 1 },
  { name: "grammar", test: /packages[\\/]/ },
];

/**
 * A page that people come in by asks for its files at once. What is opened later finds its own, one
 * round trip later: their names in every file that leads there would weigh more than that is worth.
 */
const startsAPage = (file: string): boolean => /(chat|login|property)-page/.test(file);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    // The partner portal reads the OpenAPI document as it is when the web is built.
    preparedModule(/partner-portal[\\/]manual[\\/]manual-data\.ts$/, "MANUAL"),
  ],
  resolve: { conditions: ["prepared", ...defaultClientConditions] },
  server: { host: "127.0.0.1", proxy },
  preview: { host: "127.0.0.1", proxy },
  build: {
    outDir: "../../build/web",
    emptyOutDir: true,
    modulePreload: {
      // Browsers without it load the same files a moment later.
      polyfill: false,
      resolveDependencies: (file, needed) => (startsAPage(file) ? needed : []),
    },
    rolldownOptions: { output: { codeSplitting: { groups: [...lasting, basics] } } },
  },
  worker: {
    format: "es",
    plugins: () => [
      // Files are checked as the server does, homes on the map included.
      wholeGazetteer(/checking\.worker/),
      // A phone would need a second to make the gazetteer's indexes.
      preparedModule(/packages[\\/]gazetteer[\\/]src[\\/]prepared[\\/]prepared\.ts$/, "PREPARED"),
      importsAtOnce(),
    ],
    rolldownOptions: {
      output: { codeSplitting: { groups: readingParts } },
      // Making the gazetteer's indexes is most of the build, and meant to be.
      checks: { pluginTimings: false },
    },
  },
});
