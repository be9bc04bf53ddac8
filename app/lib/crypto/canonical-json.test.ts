import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

test("the same content has the same canonical bytes, in whichever order and form of Unicode it is", () => {
  expect(canonicalJson({ b: [1, null, "é"], a: { d: true, c: undefined } })).toBe('{"a":{"d":true},"b":[1,null,"é"]}');
  expect(canonicalJson("e\u0301")).toBe(canonicalJson("\u00e9"));
});
