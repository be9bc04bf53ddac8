import { expect, test } from "vitest";
import { joined } from "./joined.ts";

test("a postposition is joined to a word, and stands apart after a figure", () => {
  expect(joined("मंगळवार, २४ नोव्हेंबर", "पासून")).toBe("मंगळवार, २४ नोव्हेंबरपासून");
  expect(joined("५ जानेवारी २०२७", "पर्यंत")).toBe("५ जानेवारी २०२७ पर्यंत");
});
