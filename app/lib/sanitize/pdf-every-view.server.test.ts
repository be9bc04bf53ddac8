import { expect, test } from "vitest";
import { countBeginnings } from "./pdf-every-view.server.ts";

test.each([
  ["1 0 obj <<>> endobj 12 0 obj", 2],
  ["1 0obj trailer<<", 2],
  ["1%a\n0%b\r\n%c\robj", 1],
  ["trailer % 2 0 obj\n<<", 1],
  ["% 2 0 obj", 1],
  ["1 0 0 obj", 1],
  ["10 obj 1 % 0 obj", 0],
  ["trailer >> 1 0 objx", 1],
  ["1\x000\fobj", 1],
])("%j: %d", (text, count) => {
  expect(countBeginnings(text)).toBe(count);
});

test("comments of a million numbers are read once", () => {
  expect(countBeginnings("1%".repeat(1_000_000))).toBe(0);
  expect(countBeginnings(`${"1%".repeat(500_000)}\n0 obj`)).toBe(1);
  expect(countBeginnings(`${"1 ".repeat(500_000)}${"1%a\n".repeat(250_000)}`)).toBe(0);
});
