import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const { "": project, ...others } = packages as Record<string, LockedPackage>;
const locked = Object.entries(others);
const namesWhere = (isMeant: (each: LockedPackage) => boolean | undefined) =>
  locked.filter(([, each]) => isMeant(each)).map(([name]) => name);

test("every package has its digest in the lockfile, the Node that runs the site among them", () => {
  expect(namesWhere(({ integrity = "" }) => !integrity.startsWith("sha512-"))).toEqual([]);
  for (const platform of ["linux-x64", "linux-arm64", "win-x64"])
    expect(others[`node_modules/node-${platform}`]).toMatchObject({ version: process.versions.node, optional: true });
});

test("no package has to run a program of its own to be installed", () => {
  expect(namesWhere(({ hasInstallScript, optional }) => hasInstallScript && !optional)).toEqual([]);
});

test("the lockfile names no other registry, and package.json pins exact versions", () => {
  expect(
    namesWhere(({ resolved }) => resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/")),
  ).toEqual([]);
  const { dependencies, devDependencies, optionalDependencies } = project as unknown as Record<string, object>;
  const versions = [dependencies, devDependencies, optionalDependencies].flatMap((each) => Object.values(each ?? {}));
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
