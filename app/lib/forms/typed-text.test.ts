import { expect, test } from "vitest";
import { pastedText } from "./typed-text.ts";

test("what is pasted as a code is read in Latin digits and letters, without what is not seen", () => {
  expect(pastedText("\u200eकोड:\u00a0०४२\u2212९१७\ufe0f ＥＡ\u00ad𝟙")).toBe("कोड: 042-917 EA1");
  expect(pastedText("1".repeat(200_000))).toHaveLength(300);
});
