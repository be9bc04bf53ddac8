import { expect, test } from "vitest";
import { qrCode } from "#app/ui/qr-code.ts";

test("a QR code has three finder squares inside a border of four modules", () => {
  const { path, size } = qrCode("https://example.org/inspection");
  const rows = path.split("M").filter((run) => / 4h/.test(` ${run}`));
  expect(rows[0]).toBe("4 4h7v1h-7z");
  expect(rows.at(-1)).toBe(`${size - 11} 4h7v1h-7z`);
  expect(path).toContain(`M4 ${size - 5}h7v1h-7z`);
});
