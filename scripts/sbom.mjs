/** `npm run sbom`: lists what is served, with digests, in CycloneDX. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run-command.mjs";

/** Packages that build the site, and of which nothing is served. */
const builders = ["@react-router/dev", "@tailwindcss/vite", "tailwindcss", "vite"];

const project = JSON.parse(readFileSync("package.json", "utf8"));
delete project.devDependencies;
for (const name of builders) delete project.dependencies[name];
const temporary = mkdtempSync(join(tmpdir(), "sbom-"));
process.once("exit", () => rmSync(temporary, { recursive: true }));
// The list is named after its folder.
const folder = join(temporary, project.name);
mkdirSync(folder);
writeFileSync(join(folder, "package.json"), JSON.stringify(project));
copyFileSync("package-lock.json", join(folder, "package-lock.json"));
// Reduces the lockfile to what is left: `npm sbom --omit=dev` leaves out what the tests need as well, such as React.
const reduced = ["install", "--package-lock-only", "--offline", "--silent"];
run("npm", [...reduced, "--prefix", folder]);
run("npm", ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application", "--prefix", folder]);
