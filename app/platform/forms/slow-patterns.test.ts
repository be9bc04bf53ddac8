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
/** What makes a regular expression try again and again: runs of what it repeats, and then what it does not take. */
const runs = ["a", "a@", "a.", ".", "1", " ", "\n", "=?", "\u094d", "e\u0301", "http://a/", "-"].map((part) =>
  part.repeat(200_000 / part.length),
);

test.each(Object.entries(forms))("200 KB in every field of the %s are judged within the test's time", (_name, form) => {
  const empty = check(form, {});
  const names = empty.ok ? [] : Object.keys(empty.errors);
  for (const run of runs) {
    // Some milliseconds; a pattern that tries again and again takes minutes.
    const values = Object.fromEntries([...names, "email", "phone", "isMinor"].map((name) => [name, `${run}!`]));
    expect(check(form, values).ok).toBe(false);
  }
});
