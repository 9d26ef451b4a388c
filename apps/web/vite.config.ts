import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { compressedFiles } from "./compressed-files.ts";
import { firstFiles } from "./first-files.ts";
import { firstPaintScript } from "./first-paint-script.ts";
import { importsAtOnce } from "./imports-at-once.ts";
import { installable } from "./installable.ts";
import { offlineFiles } from "./offline-files.ts";
import { preparedModule } from "./prepared-module.ts";
import { wholeGazetteer } from "./whole-gazetteer.ts";

const api = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000";
const proxy = { "/api": { target: api } };

/** Libraries that change rarely get chunks of their own, so that a release leaves them cached. */
const lasting = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: "tanstack", test: /node_modules[\\/]@tanstack[\\/]/ },
  { name: "lingui", test: /node_modules[\\/]@lingui[\\/]/ },
  // What toasts take of it comes with every page, what menus take with the chat.
  {
    name: "radix",
    test: /node_modules[\\/]@radix-ui[\\/]react-(collection|dismissable-layer|portal|presence|primitive|use-callback-ref|use-controllable-state)[\\/]/,
  },
  {
    name: "menus",
    test: /node_modules[\\/](@radix-ui[\\/]react-(dropdown-menu|menu|focus-scope|focus-guards|roving-focus|id)|react-remove-scroll|aria-hidden)[\\/]/,
  },
];

/** So small, and used in so many places, that a file for each would be mostly its wrapping. */
const basics = {
  name: "basics",
  test: /[\\/]src[\\/](ui[\\/](classes|button|icon-button|skeleton|toast|visually-hidden)|lib[\\/](api[\\/](call|endpoints)|session[\\/]session-store|preferences|use-(settled|when-idle|picture)|lazy-window|theme|window-(address|messages)|unbroken|appearance[\\/](choose-language|messages)|i18n[\\/](rich|use-t))|features[\\/]legal[\\/](legal-links|messages))\.tsx?$|[\\/]icons[\\/](check|circle-check|circle-exclamation-point|flag|inbox|message-square-text|moon|sun|x)\.|vite[\\/]preload-helper/,
};

/** What one signs in with, and fills other forms in with. */
const forms = {
  name: "forms",
  test: /[\\/]src[\\/](ui[\\/](field-frame|password-field|text-field)|lib[\\/](appearance[\\/]appearance-bar|session[\\/]device-tokens)|features[\\/]accounts[\\/]sign-in-(messages|text)|(account-(faults|texts)|emails|plain-text))\.tsx?$|[\\/]icons[\\/]eye(-off)?\./,
};

/**
 * What the chat shares with the pages beside it, and what it loads later; signing in takes nothing of it. Each
 * file that a page names is a request, and they are small.
 */
const sharedFiles =
  /[\\/]src[\\/](lib[\\/](chat-scroll-target|beside-link|chat-places|commands|copy-times|format|home-link|home-window|listing-words[\\/](is-dwelling|messages)|models[\\/](ask-agreement|models|own-keys)|moment)|pages[\\/](back-link|home-window|partner-window)|ui[\\/]menu|features[\\/](accounts[\\/](avatar|messages|use-portrait|use-sign-out)|api-keys[\\/]sidebar-messages|chat[\\/](examples|messages|queries|sidebar-messages|undo-store|use-chats|use-clear-chats|use-undo)|results[\\/]words))\.tsx?$|[\\/](closed-lists|input-limits|where-groups)\.ts$/;
const sharedIcons =
  /[\\/]icons[\\/](book-text|chevron-down|circle-question-mark|code-xml|compass|download|ellipsis|house|info|key-round|log-out|map-pin|message-square|monitor|panel-left|pencil|plus|rotate-cw|search|settings-2|shield-check|sparkles|train-front|trash|undo-2|upload|webhook)\./;
const shared = {
  name: "shared",
  test: new RegExp([sharedFiles, sharedIcons].map(({ source }) => source).join("|")),
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
    installable(),
    firstPaintScript(),
    offlineFiles(),
    // The partner portal reads the OpenAPI document as it is when the web is built.
    preparedModule(/partner-portal[\\/]manual[\\/]manual-data\.ts$/, "MANUAL"),
    firstFiles([
      { file: "login.html", module: "/pages/login-page.tsx", drawn: ["login"] },
      // Who is not signed in signs in there.
      { file: "new-chat.html", module: "/pages/chat-page.tsx", drawn: ["chat", "login"] },
      { file: "chat.html", module: "/pages/chat-page.tsx" },
    ]),
    compressedFiles(),
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
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === "html" || startsAPage(file) ? needed : [],
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: [...lasting, basics, forms, shared] } },
      // What is compressed and prepared is most of the build, and meant to be.
      checks: { pluginTimings: false },
    },
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
