import { describe, expect, test } from "vitest";
import { applicationOf, feedbackOf, freshEmail } from "../help/forms.ts";
import { textOf, the } from "../help/html.ts";
import { expectWhole, formIn, keptOf, send, valuesIn } from "../help/posted-forms.ts";
import { testSeldom } from "../help/test-where.ts";
import { freshAddress, get, posted } from "../help/visit.ts";

describe.each([
  {
    path: "/feedback",
    id: "feedback",
    name: "name",
    fieldsOf: feedbackOf,
    wait: /Please wait \d+ minutes and try again, or call us: /,
  },
  { path: "/mr/courses/d-pharm", id: "apply", name: "fullName", fieldsOf: applicationOf, wait: /[०-९]+ मिनिटे थांबा/ },
])("$path", ({ path, id, name, fieldsOf, wait }) => {
  test("accepts five an hour with one email address from one place, and says when the next may come", async () => {
    const email = freshEmail();
    const here = { "x-forwarded-for": freshAddress() };
    // The same form sent again would be deduplicated.
    for (const [index, sent] of [email, email.toUpperCase(), email, email, email].entries())
      expect((await send(path, { ...fieldsOf(sent), [name]: `Asha ${"ABCDE"[index]}` }, here)).status).toBe(200);
    const { status, headers, page } = await send(path, fieldsOf(email), here);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    expect(textOf(the(page, `#${id}-answer`))).toMatch(wait);
    expect(valuesIn(formIn(page, id))).toMatchObject(fieldsOf(email));
    expectWhole(page);
    expect(keptOf(email)).toHaveLength(4);
    expect((await send(path, fieldsOf(freshEmail()), here)).status).toBe(200);
    // Somebody else who knows the address cannot shut its owner out.
    expect((await send(path, fieldsOf(email))).status).toBe(200);
  });
});

testSeldom(
  "nine hundred codes an hour are checked for one internet address, whatever else X-Forwarded-For claims",
  async () => {
    const real = freshAddress();
    const check = (claimed: string, seen: string) => {
      const fields = { intent: "verify", ticket: "none", otp: "123456", reference: "E-", email: "a@b.in" };
      return get(
        "/my-enquiry",
        posted(fields, { "x-forwarded-for": `${claimed}, ${seen}`, "x-fragment": "my-enquiry" }),
      );
    };
    for (let sent = 0; sent < 900; sent += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => check(freshAddress(), real)));
      for (const answer of answers) {
        expect(answer.status).toBe(400);
        await answer.text();
      }
    }
    const refused = await check(freshAddress(), real);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(await refused.text()).toContain("Too many tries in a short time.");
    expect((await check(real, freshAddress())).status).toBe(400);
  },
);
