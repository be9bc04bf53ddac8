import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../../tests/help/temporary.ts";
import { commonFirst, makeHeadingFace } from "./heading-face.ts";

const common = ["ज्ञान", "ज्ञानी", "विज्ञान"];
/** Each has a conjunct that no other has. */
const rare = ["ब्रह्म", "पद्म", "उद्धव", "विठ्ठल", "सद्गुण", "श्रद्धा", "द्वार", "दृष्टी", "चिन्ह", "बुद्ध्य", "क्लृप्ती", "शृंखला"];

async function face(most?: number) {
  const folder = temporaryFolder("face-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const to = join(folder, "face");
  const job = { make: "headingFace" as const, to, words: ["प्रवेश"], further: [...rare, ...common] };
  const syllables = await makeHeadingFace(most ? { ...job, most } : job);
  return { bytes: readFileSync(`${to}.woff2`).length, draws: (each: string) => syllables.includes(each) };
}

test("where all words are too many for the face, it draws the common ones, and lacks rare syllables", async () => {
  const whole = await face();
  const most = whole.bytes - 600;
  const limited = await face(most);
  expect(limited.bytes).toBeLessThanOrEqual(most);
  const syllables = ["प्र", "ज्ञा", "द्म", "ठ्ठ", "द्गु", "द्धा", "द्वा", "न्ह"];
  expect(syllables.map(whole.draws)).not.toContain(false);
  expect(["प्र", "ज्ञा"].map(limited.draws)).toEqual([true, true]);
  expect(syllables.map(limited.draws)).toContain(false);
}, 30_000);

test("words with a rare syllable come last", () => {
  expect(commonFirst(["पद्म", "वन", "वनज", "जन"])).toEqual(["वन", "वनज", "जन", "पद्म"]);
});
