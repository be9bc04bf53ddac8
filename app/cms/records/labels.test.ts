import { expect, test } from "vitest";
import { sampleKind } from "../../../tests/help/sample-kind.ts";
import { placeLabel } from "./labels.ts";

test("a place in a record is named from the outside in, rows by their number", () => {
  expect(placeLabel(sampleKind, "title.mr", "en")).toBe("title, मराठी");
  expect(placeLabel(sampleKind, "members.1.name.en", "mr")).toBe("members २, members.name, English");
  expect(placeLabel(sampleKind, "members", "en")).toBe("members");
  expect(placeLabel(sampleKind, "nothing.here", "en")).toBe("nothing.here");
});
