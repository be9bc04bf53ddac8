import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The forms of drawings of the office that are posted without `PostForm`, which says whose page they are on by itself. */
const forms = globSync("app/{office,inbox,people/staff}/**/*.tsx", { exclude: ["app/office/news/**"] }).flatMap(
  (file) =>
    [...readFileSync(file, "utf8").matchAll(/<form\b[\s\S]*?<\/form>/g)]
      .map(([form]) => ({ file, form }))
      .filter(({ form }) => form.includes('method="post"')),
);
/** Signing out is done for anybody, and at the gate nobody is signed in. */
const isForAnybody = (form: string) => form.includes('value="signOut"') || form.includes("data-passkey={create ?");
/** The forms of a file that share what they send unseen. */
const shared = (file: string) => /const hidden = \([\s\S]*?<PersonField \/>/.test(readFileSync(file, "utf8"));

test("every form of the office that is posted says whose page it is on", () => {
  const without = forms.filter(
    ({ file, form }) =>
      !isForAnybody(form) && !form.includes("<PersonField />") && !(form.includes("{hidden}") && shared(file)),
  );
  expect(forms.length).toBeGreaterThan(5);
  expect(without).toEqual([]);
});
