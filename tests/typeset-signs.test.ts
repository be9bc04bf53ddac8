import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face } from "harfbuzzjs";
import { expect, test } from "vitest";
import {
  faces,
  facesFor,
  toPrintable,
  toPrintableOrMarked,
  unprintableCharacters,
} from "#app/cms/content/printable-text.ts";
import { ContentError } from "#app/lib/content-error.ts";
import { typesetter } from "#app/pdf/made/maker/document.ts";
import type { Sheet } from "#app/pdf/made/sheet.ts";
import { usualPalette } from "#app/ui/appearance/palette.server.ts";
import { documentText } from "./help/document-text.ts";

const require = createRequire(import.meta.url);

test.each(faces)("$family draws every character that is expected of it", ({ files, draws }) => {
  const expected = new RegExp(`[${draws}]`, "v");
  for (const file of files) {
    const bytes = new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${file}`)));
    const drawn = new Set(new Face(new Blob(bytes.slice().buffer)).collectUnicodes());
    const all = Array.from({ length: 0x20000 }, (_, code) => code);
    const missing = all.filter((code) => expected.test(String.fromCodePoint(code)) && !drawn.has(code));
    expect(missing.map((code) => code.toString(16))).toEqual([]);
  }
});

test.each([
  ["Tuition fee → MSBTE", "Tuition fee -> MSBTE"],
  ["Part‑time Anne‐Marie ⇒", "Part-time Anne-Marie =>"],
  ["● Bus ■ Hostel ✔ Mess ✗", "• Bus • Hostel √ Mess ×"],
  ["25 ℃, 10ⁿ, 2⅓, β-blocker, 5 μg", "25 °C, 10^n, 2 1⁄3, β-blocker, 5 μg"],
  ["🎉 Results are out ❤️ 👩‍🔬 1️⃣", "Results are out 1"],
  ["Nguyễn e\u0301 \u202eabc\ufeff \ue000", "Nguyen é abc"],
  ["क्ष र्‍य ऱ्ह मीना ૧ آمنہ", "क्ष र्‍य ऱ्ह मीना ૧ آمنہ"],
  [`${" ".repeat(60_000)}→`, "->"],
])("%s is printed with plain equals", (typed, read) => {
  expect(toPrintable({ rows: [[typed]] })).toEqual({ rows: [[read]] });
});

test("a letter that no font has is named, or stands as “(…)” where a sheet is better than none", () => {
  expect(unprintableCharacters("Fee", "ไทย ↓ 🎉")).toBe("ไ ท ย ↓");
  expect(() => toPrintable({ title: "ไทย" })).toThrow(ContentError);
  expect(toPrintableOrMarked(["For ไทย, A-7K3PXM ↓"])).toEqual(["For (…), A-7K3PXM"]);
});

test("names in other scripts of India are typeset, with the fonts for these alone", async () => {
  const names = ["મીના પટેલ", "ஆமினா பேகம்", "లక్ష్మి రెడ్డి", "ಲಕ್ಷ್ಮಿ ಗೌಡ", "মীনা চট্টোপাধ্যায়", "Дарья", "β-blocker"];
  const urdu = "آمنہ شیخ";
  const sheet: Sheet = {
    ...{ id: "names", locale: "mr", title: "नावे", institute: "गुड माइंड्स", on: "2026-11-28", pageOf: "{page}" },
    blocks: [{ kind: "facts", rows: [...names, urdu].map((name) => [name, name]) }],
  };
  const set = typesetter("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", usualPalette.print);
  const { read } = await documentText(new Uint8Array((await set(sheet)).bytes));
  for (const name of names) expect(read.normalize("NFC")).toContain(name.normalize("NFC"));
  for (const letter of urdu) expect(read).toContain(letter);
  expect(facesFor("मीना Patil")).toHaveLength(1);
  expect(facesFor("मीना પટેલ").map(({ family }) => family)).toEqual(["Mukta", "Noto Sans Gujarati"]);
});
