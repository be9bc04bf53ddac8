import { expect, test } from "vitest";
import { readContent } from "#app/records.server.ts";

// Every other test uses the sample institute in tests/content/, so that an institute may change all of its own content.
test("the records and page texts of content/ can be used", () => {
  expect(() => readContent("content")).not.toThrow();
});
