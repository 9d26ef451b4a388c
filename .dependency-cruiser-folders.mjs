/**
 * No two folders know each other, in whole circles too. A file inside a folder and the files beside
 * that folder may: they are read together. Tests are left out: one may start the whole product.
 */
import arrows from "./.dependency-cruiser.mjs";

export default {
  forbidden: [
    {
      name: "no-folders-in-a-circle",
      severity: "error",
      scope: "folder",
      from: { path: "^(apps|packages)/" },
      to: { circular: true },
    },
  ],
  options: {
    ...arrows.options,
    exclude: { path: "(^|/)(build|coverage|testing|fixtures)/|\\.test\\.tsx?$" },
    metrics: true,
  },
};
