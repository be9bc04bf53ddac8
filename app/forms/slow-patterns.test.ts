import { expect, test } from "vitest";
import { eraseForm, loginForm, registerForm } from "./account.ts";
import { applicationForm } from "./application.ts";
import { check } from "./check.ts";
import { enquiryForm } from "./enquiry.ts";
import { feedbackForm } from "./feedback.ts";
import { lookupForm } from "./lookup.ts";
import { profileForm, workForm } from "./profile.ts";

const forms = {
  enquiryForm,
  applicationForm,
  feedbackForm,
  lookupForm,
  registerForm,
  loginForm,
  eraseForm,
  profileForm,
  workForm,
};
/** What makes a regular expression try again and again: runs of what it repeats, and then what it does not take. */
const runs = ["a", "a@", "a.", ".", "1", " ", "\n", "=?", "\u094d", "e\u0301", "http://a/", "-"].map((part) =>
  part.repeat(200_000 / part.length),
);

test.each(Object.entries(forms))("200 KB in every field of the %s are judged at once", (_name, form) => {
  const empty = check(form, {});
  const names = empty.ok ? [] : Object.keys(empty.errors);
  for (const run of runs) {
    const values = Object.fromEntries([...names, "email", "phone", "isMinor"].map((name) => [name, `${run}!`]));
    const before = performance.now();
    check(form, values);
    // Measured: some milliseconds; a pattern that tries again and again takes minutes.
    expect(performance.now() - before).toBeLessThan(2000);
  }
});
