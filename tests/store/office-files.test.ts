import { expect, test } from "vitest";
import { runCommand } from "../help/commands.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder } from "../help/services.ts";

test("a server that is killed while it keeps a picture leaves none of its versions", async () => {
  const dataDir = dataFolder();
  const { code, errors } = await runCommand(dataDir, "tests/help/add-and-die.ts");
  expect({ code, errors }, "it was killed").toEqual({ code: -1, errors: "" });
  for (const table of ["files", "fileVersions", "activities"])
    expect(rowsIn(dataDir, `SELECT * FROM ${table}`), table).toEqual([]);
});
