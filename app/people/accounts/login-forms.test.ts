import { describe, expect, test } from "vitest";
import { instituteNames } from "#app/cms/content/institute.server.ts";
import { check } from "#app/lib/forms/form-answer.ts";
import { newPasswordForm } from "#app/lib/sign-in/password.ts";
import { institute, sample } from "../../../tests/help/sample-records.ts";
import { registerForm } from "./login-forms.ts";

const asha = {
  name: "Asha Ramesh Namune",
  department: "Pharmacognosy",
  facultyId: "GM-17",
  email: "asha.namune@example.org",
};

/** Why a password is refused when Asha registers with it. */
function faultOf(password: string) {
  const checked = check(registerForm(asha, instituteNames(sample)), { ...asha, password });
  return checked.ok ? undefined : checked.errors.password?.code;
}

describe("a new password", () => {
  test.each([
    ...["goodminds1", "pharmacy2026", "faculty123", "admin12345", "passw0rd12", "P@ssw0rd123", "Password1!"],
    ...["0123456789", "aaaaaaaaaa", " ".repeat(10), "maharashtra", "1234567890", "password123", "QwertyUiop"],
    ...["k".repeat(128), "😀".repeat(64), "नमस्कारनमस्कार", "chhatrapati1", "ganpatibappa1", "jaishreeram1"],
  ])("%j is refused: it is easy to guess", (password) => expect(faultOf(password)).toBe("weakPassword"));

  test.each([
    ...[asha.email, "asha.namune", "ashanamune1", "AshaNamune@2026", "Namune Asha", "pharmacognosy1"],
    ...[`${institute("en").shortName} 2026`, institute("mr").name, `${institute("en").town}123`],
  ])("%j is refused: it contains the name of its owner or of the institute", (password) =>
    expect(faultOf(password)).toBe("weakPassword"),
  );

  test.each([
    ...["kumkum valley tortoise", "only plain small letters", "newest kettle", "  spaces around it  "],
    ...["chaha pohe divali nadi", "majhi shala dongravar ahe", "चार साधे मराठी शब्द", "निळी छत्री नऊ ढग", "7294013856"],
  ])("%j is accepted", (password) => expect(faultOf(password)).toBeUndefined());

  test.each([
    ["", "missing"],
    ["kettle tw", "shortPassword"],
    ["😀".repeat(9), "shortPassword"],
    ["k".repeat(129), "long"],
  ])("%j is refused with the reason %s", (password, code) => expect(faultOf(password)).toBe(code));

  test("is also checked against what was known about its owner before", () => {
    const refused = check(newPasswordForm([asha.email]), { password: "asha.namune@2026" });
    expect(refused).toEqual({ ok: false, errors: { password: { code: "weakPassword" } } });
  });

  test("is checked in bounded time, even when it is built to be slow", () => {
    const hard = ["@4311!|0$57+2", "4@(<3]|13[{", "11-11-1111 1/2/2003", "7294013856"].map((text) => text.repeat(10));
    for (const password of hard) expect(() => faultOf(password.slice(0, 128))).not.toThrow();
  });
});
