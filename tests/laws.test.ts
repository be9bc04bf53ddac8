import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Law } from "#app/register/disclosure/kinds.ts";

/** What a sentence says that rests on a law: an Act, a section, a resolution, an ordinance, a circular, a court. */
const namesLaw =
  /\bActs?\b|\bsection \d|[Rr]esolution|[Oo]rdinance|\bcircular\b|Supreme Court|judgment|[Gg]azette|[Rr]egulations\b|\blaw (?:may )?(?:requires?|asks?)\b|\bby law\b|\bUGC\b|Adhiniyam/;

/** Sentences that mention law without saying what one contains. */
const saysNothing =
  /only if (?:a|the) law requires|Where a law or an order|reservation as the law provides|^Resolution$/;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if ("en" in value && typeof value.en === "string") yield value.en;
  else for (const each of Object.values(value)) yield* textsIn(each);
}

const recordsOf = (folder: string) =>
  globSync(`${folder}/records/*.yaml`).filter((file) => !file.endsWith("laws.yaml"));
const lawsOf = (folder: string): Law[] => parse(readFileSync(`${folder}/records/laws.yaml`, "utf8"));

/** The English texts of the code that name a law, as a string literal each. */
const textsOfCode = globSync("app/**/*.{ts,tsx}").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/"([^"\n]*)"|`([^`]*)`/g)]
    .map(([, one, other]) => one ?? other ?? "")
    .filter((text) =>
      /\bAct, \d{4}|\bAct of \d{4}|circular of \d|ordinance of \d|resolution of \d|Adhiniyam/.test(text),
    ),
);

test.each(["content", "starter", "tests/content"])(
  "every sentence of %s that rests on a law names one with its source and the day on which it was read",
  (folder) => {
    const names = lawsOf(folder).flatMap((law) => law.names);
    const texts = recordsOf(folder).flatMap((file) => [...textsIn(parse(readFileSync(file, "utf8")))]);
    const resting = [...texts.filter((text) => namesLaw.test(text) && !saysNothing.test(text)), ...textsOfCode];
    expect(resting.length).toBeGreaterThan(20);
    expect(resting.filter((text) => !names.some((name) => text.includes(name)))).toEqual([]);
  },
);

test("every law in the list is named by a text of the sample, so none is read again in vain", () => {
  const texts = [
    ...recordsOf("content").flatMap((file) => [...textsIn(parse(readFileSync(file, "utf8")))]),
    ...textsOfCode,
  ];
  const unused = lawsOf("content").filter(
    ({ names }) => !texts.some((text) => names.some((name) => text.includes(name))),
  );
  expect(unused.map(({ id }) => id)).toEqual([]);
});
