import { describe, expect, test } from "vitest";
import { all, textOf, the } from "../help/html.ts";
import { visit } from "../help/visit.ts";

const screens = [
  {
    mode: "",
    title: "Faculty Login",
    lead: "Log in to access your dashboard and manage your profile.",
    fields: ["email", "password"],
    buttons: { Login: "Processing..." },
    toggles: { "Use OTP": "?mode=otp", "Register here": "?mode=register" },
  },
  {
    mode: "?mode=otp",
    title: "Faculty Login",
    lead: "Log in to access your dashboard and manage your profile.",
    fields: ["email", "otp"],
    buttons: { "Send OTP": "Sending...", "Verify OTP": "Processing..." },
    toggles: { "Use Password": "", "Register here": "?mode=register" },
  },
  {
    mode: "?mode=register",
    title: "Faculty Registration",
    lead: "Register as a new faculty member to create your profile.",
    fields: ["name", "department", "facultyId", "email", "password"],
    buttons: { Register: "Processing..." },
    toggles: { "Login here": "" },
  },
];

describe.each(screens)("the faculty screen $mode", ({ mode, title, lead, fields, buttons, toggles }) => {
  test("says what it is for", async () => {
    const { page } = await visit(`/faculty-login${mode}`);
    expect(textOf(the(page, "h1"))).toBe(title);
    expect(textOf(the(page, "main"))).toContain(lead);
  });

  test("asks for what the mode needs, all of it required", async () => {
    const { page } = await visit(`/faculty-login${mode}`);
    const inputs = all(page, "main form input").map(({ attributes }) => attributes);
    expect(inputs.map(({ name }) => name)).toEqual(fields);
    expect(inputs.filter((input) => !("required" in input))).toEqual([]);
    expect(inputs.find(({ name }) => name === "email")?.type).toBe("email");
  });

  test("has the specification's buttons, and their words while busy", async () => {
    const { page } = await visit(`/faculty-login${mode}`);
    const found = all(page, "main form button").map((button) => [textOf(button), button.attributes["data-busy"]]);
    expect(Object.fromEntries(found)).toEqual(buttons);
  });

  test("turns to the other modes by links", async () => {
    const { page } = await visit(`/faculty-login${mode}`);
    const found = all(page, ".toggles a").map((link) => [
      textOf(link),
      (link.attributes.href ?? "").replace("/faculty-login", ""),
    ]);
    expect(Object.fromEntries(found)).toEqual(toggles);
  });

  test("stays in its mode when the language changes", async () => {
    const { page } = await visit(`/faculty-login${mode}`);
    expect(the(page, "a.language").attributes.href).toBe(`/mr/faculty-login${mode}`);
  });
});

test("the Marathi screen has the same fields", async () => {
  const { page } = await visit("/mr/faculty-login?mode=register");
  expect(all(page, "main form input").map(({ attributes: { name } }) => name)).toEqual(screens[2]?.fields);
  for (const label of all(page, "main form label")) expect(textOf(label)).toMatch(/\p{Script=Devanagari}/u);
});

test("an unknown mode is no page", async () => {
  const { status, page } = await visit("/faculty-login?mode=<script>");
  expect(status).toBe(404);
  expect(all(page, "main form input").map(({ attributes: { name } }) => name)).toEqual(["q"]);
});
