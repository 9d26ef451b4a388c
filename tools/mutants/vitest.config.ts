import { configDefaults, defineConfig } from "vitest/config";
import all from "../../vitest.config.ts";

/** The tests that `npm run mutants` names in its environment, slow ones too, with the settings of their project. */
const { project, tests } = {
  project: process.env["MUTANTS_PROJECT"] ?? "pure",
  tests: process.env["MUTANTS_TESTS"] ?? "packages/vocabulary/**/*.test.ts",
};
const settings = all.test?.projects
  ?.map((each) => (typeof each === "object" && "test" in each ? each.test : undefined))
  .find((test) => test?.name === project);

export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: { ...settings, include: [tests], exclude: configDefaults.exclude },
});
