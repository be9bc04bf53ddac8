import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "../../../tests/help/temporary.ts";
import { contentFolder } from "./content-source.server.ts";

let folder: string;

/** Writes two content folders: `own` has files from `other`, as its shared.yaml says. */
beforeEach(() => {
  folder = temporaryFolder("shared-");
  for (const name of ["own", "other"]) mkdirSync(join(folder, name));
});

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const share = (what: string) => write("own/shared.yaml", `from: ../other\nfiles: { list.yaml: ${what} }\n`);
const read = () => contentFolder(join(folder, "own")).read("list.yaml");

test("a shared file is that of the other folder", () => {
  share("all");
  write("other/list.yaml", "- id: a # as it stands there\n");
  expect(read()).toBe("- id: a # as it stands there\n");
});

test("of a list only the named records are shared, each with the fields that the folder has itself", () => {
  share("[a, c]");
  write("other/list.yaml", "[{ id: a, x: 1, y: 1 }, { id: b }, { id: c }]");
  write("own/list.yaml", "[{ id: a, y: 2 }, { id: d }]");
  expect(parse(read())).toEqual([{ id: "a", x: 1, y: 2 }, { id: "c" }, { id: "d" }]);
});

test("of a record only the named fields are shared, unless the folder has them itself", () => {
  share("[x, y]");
  write("other/list.yaml", "{ x: 1, y: 1, z: 1 }");
  write("own/list.yaml", "y: 2");
  expect(parse(read())).toEqual({ x: 1, y: 2 });
});

test("a file that is shared neither wholly nor in parts is missing, and the message names it", () => {
  write("own/shared.yaml", "from: ../other\nfiles: {}\n");
  write("other/list.yaml", "[]");
  expect(read).toThrow(/own\/list\.yaml is missing/);
});

test("a file with a mistake stays as it is, so that the mistake is found in it", () => {
  share("[a]");
  write("other/list.yaml", "[]");
  write("own/list.yaml", "- id: Nimb: College");
  expect(read()).toBe("- id: Nimb: College");
});
