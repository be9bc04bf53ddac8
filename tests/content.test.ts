import { expect, test } from "vitest";
import { readContent } from "#app/records.server.ts";

// Every other test uses the sample institute in tests/content/, so that an institute may change all of its own content.
test.each(["content", "starter"])("the records and page texts of %s/ can be used", (folder) => {
  expect(() => readContent(folder)).not.toThrow();
});
