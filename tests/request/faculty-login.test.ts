import { describe, expect, test } from "vitest";
import { freshEmail } from "../help/forms.ts";
import { all, type Element, textOf, the } from "../help/html.ts";
import { fieldErrors, hrefsIn } from "../help/parts.ts";
import { expectWhole } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { get, posted, visit } from "../help/visit.ts";
import { words } from "../help/words.ts";

const lead = "Log in to access your dashboard and manage your profile.";
const screens = [
  {
    mode: "",
    title: "Faculty Login",
    lead,
    fields: { Email: "email", Password: "password" },
    buttons: { Login: "Processing..." },
    toggles: { "Use OTP": "?mode=otp", "Register here": "?mode=register" },
  },
  {
    mode: "?mode=otp",
    title: "Faculty Login",
    lead,
    fields: { Email: "email", OTP: "otp" },
    buttons: { "Send OTP": "Sending...", "Verify OTP": "Processing..." },
    toggles: { "Use Password": "", "Register here": "?mode=register" },
  },
  {
    mode: "?mode=register",
    title: "Faculty Registration",
    lead: "Register as a new faculty member to create your profile.",
    fields: {
      "Faculty Name": "name",
      Department: "department",
      "Faculty ID": "facultyId",
      Email: "email",
      Password: "password",
    },
    buttons: { Register: "Processing..." },
    toggles: { "Login here": "" },
  },
  {
    mode: "?mode=forgot",
    title: "Forgotten password",
    lead: "We will email you a 6-digit OTP. Enter it to set a new password.",
    fields: { Email: "email", OTP: "otp", "New password": "password" },
    buttons: { "Send OTP": "Sending...", "Set password": "Processing..." },
    toggles: { "Login here": "" },
  },
];

const inputsOf = (page: Element) =>
  all(page, "main form input").filter(({ attributes: { type } }) => type !== "hidden");
const togglesOf = (page: Element) => all(page, "#login ul a").map(({ attributes: { href = "" } }) => href);

describe("specification 4: faculty authentication", () => {
  describe.each(screens)("the screen $mode", ({ mode, title, lead, fields, buttons, toggles }) => {
    const path = `/faculty-login${mode}`;

    test("has a heading for its purpose", async () => {
      const { status, page } = await visit(path);
      expect(status).toBe(200);
      expect(textOf(the(page, "h1"))).toBe(title);
      expect(textOf(the(page, "main"))).toContain(lead);
      expect(textOf(the(page, "title"))).toContain(title);
    });

    test("has a label for each field that the mode needs", async () => {
      const { page } = await visit(path);
      const names = inputsOf(page).map(({ attributes: { id, name } }) => [textOf(the(page, `label[for=${id}]`)), name]);
      expect(Object.fromEntries(names)).toEqual(fields);
      for (const { attributes } of inputsOf(page)) {
        const { name = "", type = "text" } = attributes;
        expect(type, name).toBe(["email", "password"].includes(name) ? name : "text");
      }
      expectWhole(page);
    });

    test("has the specification's buttons and their busy texts", async () => {
      const { page } = await visit(path);
      const found = all(page, "main form button").map((button) => [textOf(button), button.attributes["data-busy"]]);
      expect(Object.fromEntries(found)).toEqual(buttons);
    });

    test("links to the other modes", async () => {
      const { page } = await visit(path);
      const found = all(page, "#login ul a").map((link) => [
        textOf(link),
        (link.attributes.href ?? "").replace("/faculty-login", ""),
      ]);
      expect(Object.fromEntries(found)).toEqual(toggles);
      expect(all(page, "#login [aria-current]"), "they lead away from here").toEqual([]);
    });

    test("posts to itself, so that it stays in its mode", async () => {
      const { page } = await visit(path);
      const forms = all(page, "main form").map(({ attributes }) => attributes);
      expect(forms).toEqual([{ id: "login-form", method: "post", action: `${path}#login-answer`, novalidate: "" }]);
    });

    test("keeps its mode when the language changes, and is complete in Marathi", async () => {
      const { page } = await visit(path);
      expect(hrefsIn(page, "header a[hreflang]")[0]).toBe(`/mr/faculty-login${mode}`);
      const twin = (await visit(`/mr/faculty-login${mode}`)).page;
      expect(inputsOf(twin).map(({ attributes: { name } }) => name)).toEqual(Object.values(fields));
      const { newPassword, ...t } = words.mr.login;
      const labels: Record<string, unknown> = mode === "?mode=forgot" ? { ...t, password: newPassword } : t;
      for (const { attributes } of inputsOf(twin))
        expect(textOf(the(twin, `label[for=${attributes.id}]`))).toBe(labels[attributes.name ?? ""]);
      const texts = ["h1", "h1 + p", "button", "#login ul a"].flatMap((each) => all(twin, `main ${each}`)).map(textOf);
      for (const text of texts) expect(text).toMatch(/\p{Script=Devanagari}/u);
      expect(all(twin, "main form button").length).toBe(Object.keys(buttons).length);
    });

    test("has no dialog and no message before it is sent", async () => {
      const { page } = await visit(path);
      expect(all(page, "dialog[open]")).toEqual([]);
      expect(fieldErrors(page)).toEqual([]);
      expect(inputsOf(page).filter(({ attributes }) => "value" in attributes)).toEqual([]);
    });
  });

  test.each(languages)("the password screen links to the one for a forgotten password, in %s", async (language) => {
    const { page } = await visit(pathIn(language, "/faculty-login"));
    const [link] = all(page, "main form a");
    expect(link && textOf(link)).toBe(words[language].login.forgot);
    expect(link?.attributes.href).toBe(pathIn(language, "/faculty-login?mode=forgot"));
  });

  test.each(languages)("a toggle resets the fields and the message, in %s", async (language) => {
    for (const { mode } of screens) {
      const email = freshEmail();
      const sent = { email, name: "Asha typed this", department: "Somewhere", password: "short", otp: "123" };
      const { page } = await visit(pathIn(language, `/faculty-login${mode}`), posted(sent));
      expect(all(page, "dialog[open]")).toHaveLength(1);
      expect(togglesOf(page).length).toBeGreaterThan(0);
      for (const toggle of togglesOf(page)) {
        const next = await visit(toggle);
        expect(inputsOf(next.page).filter(({ attributes }) => attributes.value)).toEqual([]);
        expect([...all(next.page, "dialog[open]"), ...fieldErrors(next.page)]).toEqual([]);
        for (const text of [email, "Asha typed this", "Somewhere"]) expect(next.html).not.toContain(text);
      }
    }
  });

  test("an unknown mode is not found", async () => {
    for (const mode of ["<script>", "password ", "OTP", "__proto__"]) {
      const { status, page } = await visit(`/faculty-login?mode=${encodeURIComponent(mode)}`);
      expect(status).toBe(404);
      expect(inputsOf(page).map(({ attributes: { name } }) => name)).toEqual(["q"]);
    }
  });

  test("the screen is rendered for each request, and never cached", async () => {
    for (const path of ["/faculty-login", "/mr/faculty-login?mode=otp", "/faculty-login?token=x"]) {
      const { headers } = await get(path);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("set-cookie")).toBeNull();
    }
  });
});
