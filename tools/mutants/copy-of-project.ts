import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

const OWN_SCOPE = "@propertyvr";

/**
 * A copy of the project as it stands, changes that are not committed included. What is installed is linked; our
 * own packages are those of the copy, so that a fault planted in one is seen by all others.
 */
export function copyOfProject(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  for (const file of listed.split("\n")) {
    if (file === "" || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(copy, file));
  }
  const installed = path.join(root, "node_modules");
  const links = path.join(copy, "node_modules");
  mkdirSync(path.join(links, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== OWN_SCOPE) symlinkSync(path.join(installed, name), path.join(links, name));
  for (const name of readdirSync(path.join(installed, OWN_SCOPE))) {
    const room = ["packages", "apps"].find((each) => existsSync(path.join(root, each, name)));
    if (room !== undefined)
      symlinkSync(path.join(copy, room, name), path.join(links, OWN_SCOPE, name));
  }
}
