import { describe, expect, test } from "vitest";
import { all, elements, readHtml, textOf, the } from "../../../tests/help/html.ts";
import { institute } from "../../../tests/help/sample-records.ts";
import type { EmailContent } from "./email.ts";
import { renderEmail } from "./render-email.tsx";

const email: EmailContent = {
  locale: "en",
  subject: "A subject",
  greeting: "Dear Asha,",
  opening: ["What it is about."],
  code: "012345",
  facts: [
    ["Name", "Asha Jadhav"],
    ["Feedback", "One line\n  and another"],
  ],
  paragraphs: ["More of it."],
  link: { label: "Open it", address: "https://institute.example/a?b=1&c=2" },
  closing: "The last words.",
};
const draw = (changes: Partial<EmailContent> = {}) => renderEmail({ ...email, ...changes }, institute(email.locale));
const valuesOf = (html: string) => all(readHtml(html), "td[dir=auto]").map(({ children }) => children.join(""));

describe("an email as HTML", () => {
  test("has every part once and in order, in the email's language, followed by the sender", () => {
    const page = readHtml(draw().html);
    expect(the(page, "html").attributes.lang).toBe("en");
    expect(textOf(the(page, "td:has(> p)"))).toBe(
      "Dear Asha, What it is about. 012345 Name Asha Jadhav Feedback One line and another More of it. Open it The last words.",
    );
    expect(textOf(the(page, "td:has(> br)"))).toBe(
      "Good Minds Institute of Pharmacy Sample Road, Namunapur, Dist. Namuna, Maharashtra, 000000 +91 00000 00000",
    );
    expect(the(page, "a:not([href^='tel:'])").attributes.href).toBe("https://institute.example/a?b=1&c=2");
    expect(renderEmail({ ...email, locale: "mr" }, institute("mr")).html).toContain('<html lang="mr"');
  });

  test("shows the code as one word, and what was typed with its line breaks", () => {
    const { html } = draw();
    expect(all(readHtml(html), "p").map(({ children }) => children)).toContainEqual(["012345"]);
    expect(valuesOf(html)).toEqual(["Asha Jadhav", "One line\n  and another"]);
    expect(html).toContain("white-space:pre-wrap");
  });

  test("escapes markup in what was typed", () => {
    const typed = `<script>alert("1")</script> & '`;
    const { html } = draw({ greeting: typed, subject: typed, opening: [typed], facts: [["Name", typed]] });
    expect(all(readHtml(html), "script")).toEqual([]);
    expect(valuesOf(html)).toEqual([typed]);
  });

  test("keeps names of every script as they are", () => {
    const name = "علي 👩🏽‍🔬 क्ष्मा \u{20BB7}";
    const drawn = draw({ subject: `New: ${name}`, facts: [["Name", name]] });
    expect(drawn.subject).toBe(`New: ${name}`);
    expect(valuesOf(drawn.html)).toEqual([name]);
    expect(drawn.text).toContain(`Name: ${name}\n`);
  });

  test("loads nothing and runs nothing", () => {
    const { html } = draw();
    const page = readHtml(html);
    for (const name of ["img", "link", "script", "iframe"]) expect(all(page, name)).toEqual([]);
    expect(html).not.toMatch(/url\(|@import/);
    const addresses = elements(page).flatMap(({ attributes }) => attributes.src ?? attributes.href ?? []);
    expect(addresses).toEqual([email.link?.address, "tel:+910000000000"]);
  });

  test("leaves out the parts that an email does not have", () => {
    const short: EmailContent = { locale: "en", subject: "A", opening: ["B"], paragraphs: [], closing: "C" };
    const { html, text } = renderEmail(short, institute("en"));
    expect(textOf(the(readHtml(html), "td:has(> p)"))).toBe("B C");
    expect(text).toMatch(/^B\n\nC\n\n-- \n/);
    expect(html + text).not.toMatch(/undefined|null/);
  });
});

test("an email as text has every part on lines of its own", () => {
  expect(draw().text).toBe(`Dear Asha,

What it is about.

012345

Name: Asha Jadhav
Feedback:
> One line
>   and another

More of it.

Open it:
https://institute.example/a?b=1&c=2

The last words.

${"-- "}
Good Minds Institute of Pharmacy
Sample Road, Namunapur, Dist. Namuna, Maharashtra, 000000
+91 00000 00000
`);
});

describe("a subject", () => {
  test("is one line without characters that change the text direction", () => {
    expect(draw({ subject: " A\r\nBcc: b@example.org\u2028\tC \u202Ed " }).subject).toBe("A Bcc: b@example.org C d");
  });

  test("has nothing that a mail program would decode", () => {
    const word = `=?UTF-8?B?${Buffer.from("a\r\nb\u202E").toString("base64")}?=`;
    expect(draw({ subject: `A ${word}` }).subject).not.toMatch(/=\?.+\?=/);
  });

  test("has at most 150 characters and ends with a whole one", () => {
    expect(draw({ subject: "a".repeat(150) }).subject).toBe("a".repeat(150));
    expect(draw({ subject: `${"a".repeat(145)}👩🏽‍🔬👩🏽‍🔬` }).subject).toBe(`${"a".repeat(145)}…`);
    expect(draw({ subject: "क्ष".repeat(200) }).subject.length).toBeLessThanOrEqual(150);
  });
});
