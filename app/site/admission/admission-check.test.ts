import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { publishable } from "#app/cms/records/publishable.ts";
import { admissionCheckKind, checkShape } from "./admission-check.ts";
import { circumstances, marks, subjects } from "./admission-kinds.ts";

const record = () => parse(readFileSync("tests/content/records/admission-check.yaml", "utf8"));

const faultsOf = (check: unknown) =>
  checkShape.safeParse(check).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("each pair of subjects and marks has exactly one answer", () => {
  expect(faultsOf(record())).toEqual([]);
  const without = record();
  without.answers.pop();
  expect(faultsOf(without)).toContain('answers: one answer for subjects "other" with marks "below", not 0');
  const twice = record();
  twice.answers.push({ ...twice.answers[2], marks: ["above"] });
  expect(faultsOf(twice)).toEqual(['answers: one answer for subjects "science" with marks "above", not 2']);
});

test("the office cannot publish a pair without an answer or with two, and reads which pair it is", () => {
  const sentencesOf = (answers: unknown[]) => {
    const made = publishable(admissionCheckKind, { ...record(), answers });
    return made.ok ? [] : made.problems.map(({ path, ...problem }) => [path, "takes" in problem && problem.takes]);
  };
  const { answers } = record();
  expect(sentencesOf(answers)).toEqual([]);
  expect(sentencesOf(answers.toSpliced(3, 1))).toEqual([
    [
      "answers",
      {
        en: "one answer for “Science”, “Below the minimum”; there is none",
        mr: "“विज्ञान”, “किमान गुणांपेक्षा कमी” यांसाठी एकच उत्तर; सध्या एकही नाही",
      },
    ],
  ]);
  const twice = [...answers, { ...answers[2], marks: ["above"] }];
  expect(sentencesOf(twice)[0]?.[1]).toMatchObject({
    en: "one answer for “Science”, “The minimum or more”; there are 2",
  });
});

test("a choice that there is none of is refused with those that there are", () => {
  const check = record();
  check.answers[0].subjects = ["commerce"];
  expect(faultsOf(check)).toContain("answers.0.subjects.0: none, science or other");
});

test("the style sheets show what belongs to each choice", () => {
  const sheet = readFileSync("app/site/admission/can-apply.css", "utf8");
  const ofDocuments = readFileSync("app/site/admission/documents.css", "utf8");
  for (const choice of circumstances)
    expect(ofDocuments).toContain(`.mine:has([value="${choice}"]:checked) [data-if~="${choice}"]`);
  for (const choice of [...subjects, ...marks, ...circumstances])
    expect(sheet).toContain(`.can-apply:has([value="${choice}"]:checked) [data-if~="${choice}"]`);
});
