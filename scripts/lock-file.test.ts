import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly os?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const text = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");
const packages = new Map(
  Object.entries((JSON.parse(text) as { packages: Record<string, LockedPackage> }).packages),
);

/** Packages that come from outside: not the root, not a workspace, not a link to one. */
const fetched = [...packages].filter(
  ([path, entry]) => path.includes("node_modules/") && entry.link !== true,
);

test("the lock file records no address of a registry", () => {
  expect(text).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  expect(fetched.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test("every package is held to its content", () => {
  expect(fetched.length).toBeGreaterThan(100);
  expect(
    fetched
      .filter(([, { integrity, inBundle }]) => integrity === undefined && inBundle !== true)
      .map(([path]) => path),
  ).toEqual([]);
});

test("the native packages of every system are locked, not only this machine's", () => {
  const missing = [...packages].flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${name}, wanted by ${path === "" ? "the root" : path}`),
  );
  expect(missing).toEqual([]);
});

test.each(["linux", "darwin", "win32"])("native packages of %s are there", (system) => {
  const natives = fetched.filter(([, { os }]) => os?.includes(system));
  expect(natives.length).toBeGreaterThan(5);
});

/** As Node looks for it: beside the package that wants it, then in every folder above. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const prefix = folder === "" ? "" : `${folder}/`;
    if (packages.has(`${prefix}node_modules/${name}`)) return true;
    if (folder === "") return false;
  }
}
