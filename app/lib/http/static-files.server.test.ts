import { expect, test } from "vitest";
import { byteRange } from "./static-files.server.ts";

test.each([
  ["bytes=0-4", { start: 0, end: 4 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=99-", { start: 99, end: 99 }],
  ["bytes=90-200", { start: 90, end: 99 }],
  ["bytes=-5", { start: 95, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=0-18446744073709551615", { start: 0, end: 99 }],
])("%s of 100 bytes is a part", (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0", "bytes=18446744073709551615-"])(
  "%s starts after the end of 100 bytes",
  (header) => {
    expect(byteRange(header, 100)).toBe("unsatisfiable");
  },
);

test.each([
  ...[undefined, "", "bytes=", "bytes=-", "bytes=10-5", "bytes=--5", "bytes=a-b", "bytes=0-4,6-8", "lines=0-4"],
  ...["bytes=0x0-4", "bytes=1.5-4", "bytes = 0-4", "bytes=-5-", "bytes=18446744073709551615-0", "bytes=NaN-NaN"],
])("%s is not a single range, and is ignored", (header) => {
  expect(byteRange(header, 100)).toBeUndefined();
});
