import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
}

/** The packages of the site, and those installed only where they are needed, which have separate lockfiles. */
const folders = [".", "node", "firebase", "bench", "tests/firebase/emulators"];

/** A package whose script only prints a hint: install scripts do not run here. */
const needless = ["node_modules/protobufjs"];

function lockedIn(folder: string) {
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const { "": project, ...locked } = packages as Record<string, LockedPackage>;
  const namesWhere = (isMeant: (each: LockedPackage) => boolean | undefined) =>
    Object.keys(locked).filter((name) => isMeant(locked[name] as LockedPackage));
  return { project: project as unknown as Record<string, object>, locked, namesWhere };
}

describe.each(folders)("the lockfile in %s", (folder) => {
  const { project, locked, namesWhere } = lockedIn(folder);

  test("names packages, and has a digest for each", () => {
    expect(Object.keys(locked).length).toBeGreaterThan(folder === "node" ? 2 : 50);
    expect(namesWhere(({ integrity = "" }) => !integrity.startsWith("sha512-"))).toEqual([]);
  });

  test("has no package with a required install script", () => {
    const named = namesWhere(({ hasInstallScript, optional }) => hasInstallScript && !optional);
    expect(named.filter((name) => !needless.includes(name))).toEqual([]);
  });

  test("names no registry or other source, and package.json pins exact versions", () => {
    expect(namesWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
    const { dependencies, devDependencies, optionalDependencies } = project;
    const versions = [dependencies, devDependencies, optionalDependencies].flatMap((each) => Object.values(each ?? {}));
    expect(versions.filter((version) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});

test("the Node that npm installs is one version for all platforms, with a digest, that the site supports", () => {
  const { locked } = lockedIn("node");
  const versions = ["linux-x64", "linux-arm64", "win-x64"].map((name) => locked[`node_modules/node-${name}`]?.version);
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toMatch(/^24\./);
});
