import { configDefaults, defineConfig } from "vitest/config";
import all from "../../vitest.config.ts";

/** The tests that `npm run mutants` names in its environment, slow ones too, with the settings of their project. */
const { project, tests } = {
  project: process.env["MUTANTS_PROJECT"] ?? "pure",
  tests: process.env["MUTANTS_TESTS"] ?? "packages/vocabulary/**/*.test.ts",
};
const found = all.test?.projects?.find(
  (each) => typeof each === "object" && "test" in each && each.test?.name === project,
);
const { resolve = {}, test = {} } = typeof found === "object" && "test" in found ? found : {};

/** Asks what passwords cost in the product; the tests of the server pay the least. */
const AT_FULL_COST = "apps/server/src/accounts/password.test.ts";

export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  resolve,
  test: { ...test, include: [tests], exclude: [...configDefaults.exclude, AT_FULL_COST] },
});
