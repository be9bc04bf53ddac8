import { expect, test } from "vitest";
import { loginForm, registerForm } from "#app/features/accounts/schema.ts";
import { applicationForm } from "#app/features/applications/schema.ts";
import { callBackForm } from "#app/features/call-backs/schema.ts";
import { enquiryForm } from "#app/features/enquiries/schema.ts";
import { feedbackForm } from "#app/features/feedback/schema.ts";
import { lookupForm } from "#app/features/my-enquiry/schema.ts";
import { profileForm, workForm } from "#app/features/profiles/schema.ts";
import { check } from "./check.ts";

const forms = {
  enquiryForm,
  applicationForm,
  callBackForm,
  feedbackForm,
  lookupForm,
  registerForm: registerForm({}, []),
  loginForm,
  profileForm,
  workForm,
};
/** What makes a pattern try again and again: runs of what it repeats, between two other signs, which nothing trims. */
const runs = [
  "a",
  "a@",
  "a.",
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
  "\u094d\u093c",
  "e\u0301\u0323",
  "http://a/",
  "-",
].map((part) => `1${part.repeat(200_000 / part.length)}x`);

test.each(Object.entries(forms))(
  "200 KB in any field of the %s are refused as too long before anything reads them",
  (_name, form) => {
    const empty = check(form, {});
    const names = empty.ok ? [] : Object.keys(empty.errors);
    for (const run of runs) {
      const fields = [...names, "email", "phone", "guardianName", "guardianPhone"];
      const checked = check(form, { ...Object.fromEntries(fields.map((name) => [name, run])), isMinor: "on" });
      const codes = checked.ok ? [] : names.map((name) => checked.errors[name]?.code);
      expect(codes).toEqual(names.map(() => "long"));
    }
  },
);
