import type { Plugin } from "vite";

/**
 * Has an entry import each file that its imports import, so that a browser asks for all of them
 * at once and not for one after the other. The entry's own hash need not change: it names files
 * whose hashes come from the names of what they import.
 */
export const importsAtOnce = (): Plugin => ({
  name: "imports-at-once",
  generateBundle(_, bundle) {
    for (const entry of Object.values(bundle)) {
      if (entry.type !== "chunk" || !entry.isEntry) continue;
      const needed = new Set(entry.imports);
      // What is added on the way is walked too.
      for (const name of needed) {
        const file = bundle[name];
        if (file?.type === "chunk") for (const next of file.imports) needed.add(next);
      }
      const folder = entry.fileName.slice(0, entry.fileName.lastIndexOf("/") + 1);
      const later = [...needed].filter((name) => !entry.imports.includes(name));
      const imports = later.map((name) => `import"./${name.slice(folder.length)}";`);
      // Behind its own imports, so that all run in the order they would.
      entry.code += imports.join("");
    }
  },
});
