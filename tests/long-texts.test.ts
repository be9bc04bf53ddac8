import { expect, test } from "vitest";
import { draftFrom } from "#app/cms/records/draft-form.ts";
import type { RecordField } from "#app/cms/records/fields.ts";
import { publishable } from "#app/cms/records/publishable.ts";
import { applicationForm } from "#app/forms/applications/application.ts";
import { callBackForm } from "#app/forms/call-backs/call-back.ts";
import { enquiryForm } from "#app/forms/enquiries/enquiry.ts";
import { feedbackForm } from "#app/forms/feedback/feedback.ts";
import { lookupForm, withdrawalForm } from "#app/forms/my-enquiry/lookup.ts";
import { newForm } from "#app/inbox/new/new-page.tsx";
import { recordKinds } from "#app/kinds.ts";
import { check, namesOf } from "#app/lib/forms/form-answer.ts";
import { formFields } from "#app/lib/http/posted-form.server.ts";
import { columnsOf, importTables } from "#app/office/import/import-tables.ts";
import { pairsOf, sentencesIn } from "#app/office/parts/parts.ts";
import { accountForm, questionForm, setUpQuestions } from "#app/office/set-up/questions.ts";
import { codeForm, loginForm, memberInviteForm, registerForm } from "#app/people/accounts/login-forms.ts";
import { profileForm, workForm } from "#app/people/profiles/profile.ts";
import { newAccountForm, oldAccountForm, passwordForm, staffInviteForm } from "#app/people/staff/staff-forms.ts";
import { plainText } from "#app/search-documents.server.tsx";
import { imported } from "./help/imported.ts";

/** What makes a pattern or a comparison try again and again: runs between two other signs, which nothing trims. */
const runsOf = (length: number) =>
  [
    "a",
    "a@",
    ".",
    "·",
    "1",
    " ",
    "\t",
    "\n",
    " %",
    "+",
    "/",
    "=?",
    ",",
    "\u094d\u093c",
    "e\u0301\u0323",
    "http://a/",
    "](",
  ].map((part) => `1${part.repeat(length / part.length)}x`);

const forms = {
  enquiryForm,
  applicationForm,
  callBackForm,
  feedbackForm,
  lookupForm,
  withdrawalForm,
  registerForm: registerForm({}, []),
  loginForm,
  codeForm,
  memberInviteForm,
  profileForm,
  workForm,
  newForm,
  passwordForm,
  newAccountForm: newAccountForm([]),
  oldAccountForm,
  staffInviteForm,
  accountForm,
  ...Object.fromEntries(setUpQuestions.map((question) => [`questionForm ${question}`, questionForm(question)])),
};

const isChoice = (name: string) =>
  ["isMinor", "source", "locale", "role", "callTime", "colour", "hostel", "bus", "nss"].includes(name);

test.each(Object.entries(forms))(
  "200 KB in any field of the %s are refused before anything reads them",
  (_name, form) => {
    const names = namesOf(form);
    const asked = names.filter((name) => !isChoice(name));
    for (const run of runsOf(200_000)) {
      const checked = check(form, Object.fromEntries(names.map((name) => [name, run])));
      const errors = checked.ok ? {} : checked.errors;
      expect(asked.map((name) => errors[name]?.code)).toEqual(asked.map(() => "long"));
    }
  },
);

/** The names of a field's controls in a form of the office. */
function controlsOf(field: RecordField, path: string): string[] {
  const inside = (name: string) => (path ? `${path}.${name}` : name);
  if (field.type === "pair") return [inside("en"), inside("mr")];
  if (field.type === "group") return field.fields.flatMap((each) => controlsOf(each, inside(each.name)));
  return field.type === "list" && path.split(".").length < 8 ? controlsOf(field.item, inside("0")) : [path];
}

test.each(recordKinds.map((kind) => [kind.name, kind] as const))(
  "a line of 200 KB in any field of a record of the kind %s is cut and named at once",
  (_name, kind) => {
    const runs = runsOf(200_000).filter((run) => !/\p{M}/u.test(run));
    const names = kind.fields.flatMap((field) => controlsOf(field, field.name));
    const isTicked = (name: string) => draftFrom(kind.fields, { [name]: "x" }).cut.length === 0;
    for (const run of runs) {
      const { data, cut } = draftFrom(kind.fields, Object.fromEntries(names.map((name) => [name, run])));
      expect(names.filter((name) => !cut.includes(name) && !isTicked(name))).toEqual([]);
      publishable(kind, data, { slug: "new" });
    }
  },
);

test.each(importTables.map((table) => [table.name, table] as const))(
  "a cell of 200 KB in any column of a table of %s is judged at once, and not taken for less",
  async (_name, table) => {
    const columns = columnsOf(table);
    for (const run of runsOf(200_000)) {
      const rows = table.isPairs
        ? [[run], [`/a${run}`], [`/a${run}`, "/visit"], ["/b", run]]
        : [
            columns.map(({ head }) => head.en),
            ...columns.map((_, at) => columns.map((_, of) => (of === at ? run : "1"))),
          ];
      const { drafts } = await imported(table, rows);
      expect(JSON.stringify(drafts).length).toBeLessThan(4_000_000);
    }
  },
);

test("two addresses with 100,000 spaces or slashes between them are divided", async () => {
  const table = importTables.find(({ isPairs }) => isPairs);
  if (!table) throw new Error("there is no such table");
  for (const gap of [" ", "/"]) {
    const { told } = await imported(table, [[`/a${gap.repeat(100_000)}x, /visit`]]);
    expect(told.map(({ state }) => state)).toEqual(["new"]);
  }
});

test("a pasted text of 10,000 signs of any kind is divided at once", () => {
  for (const run of runsOf(10_000)) {
    for (const { en = "", mr = "" } of pairsOf({ en: run, mr: run })) {
      sentencesIn(en);
      sentencesIn(mr);
    }
  }
});

test("the search reads tables with empty cells, and dots between words", () => {
  const cells = `<tr>${"<td></td>".repeat(200)}</tr>`;
  expect(plainText(`<p>Hours${" · ".repeat(200)}closed.</p><table>${cells}</table><p>End</p>`)).toBe(
    "Hours · closed. End",
  );
  for (const run of runsOf(200_000)) plainText(`<p>${run}</p>`);
});

test("a letter of a posted form has at most 30 marks, so that sorting them takes no time", async () => {
  const body = new URLSearchParams({ name: `a${"\u0301\u0323".repeat(60_000)}b` });
  const form = await formFields(new Request("http://localhost/", { method: "POST", body }));
  expect(form?.values.name).toHaveLength(32);
});
