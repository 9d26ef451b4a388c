// What runs the snippets of the partner API: found on this machine, or Debian's where apt can.
import { spawnSync } from "node:child_process";
import { installWithApt } from "./apt.mjs";

/** By the language of a snippet: the program that runs it, and Debian's package of it. */
const INTERPRETERS = {
  curl: { program: "curl", package: "curl" },
  python: { program: "python3", package: "python3-minimal" },
  javascript: { program: process.execPath, package: "nodejs" },
  php: { program: "php", package: "php-cli" },
};

/** @param {keyof typeof INTERPRETERS} language */
export function hasInterpreter(language) {
  return spawnSync(INTERPRETERS[language].program, ["--version"], { stdio: "ignore" }).status === 0;
}

/** The one line that helps where a language cannot be run. */
export function howToInstall(language) {
  const { program, package: name } = INTERPRETERS[language];
  return `No ${program} was found: the samples in ${language} are not run. On Debian: apt-get install ${name}`;
}

/** Installs what is missing; answers the languages that still cannot be run. */
export function ensureInterpreters() {
  const missing = () => Object.keys(INTERPRETERS).filter((language) => !hasInterpreter(language));
  const before = missing();
  if (before.length === 0) return [];
  installWithApt(
    `${before.join(", ")} for the samples of the partner API`,
    before.map((language) => INTERPRETERS[language].package),
  );
  return missing();
}
