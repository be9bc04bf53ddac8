import { describe, expect, test } from "vitest";
import { applicationOf, feedbackOf, freshEmail } from "../help/forms.ts";
import { textOf, the } from "../help/html.ts";
import { expectWhole, formIn, keptOf, send, valuesIn } from "../help/posted-forms.ts";

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
  test("accepts five an hour from one email address, wherever it comes from, and says when the next may come", async () => {
    const email = freshEmail();
    // The same form sent again would be deduplicated.
    for (const [index, sent] of [email, email.toUpperCase(), email, email, email].entries())
      expect((await send(path, { ...fieldsOf(sent), [name]: `Asha ${"ABCDE"[index]}` })).status).toBe(200);
    const { status, headers, page } = await send(path, fieldsOf(email));
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    expect(textOf(the(page, `#${id}-answer`))).toMatch(wait);
    expect(valuesIn(formIn(page, id))).toMatchObject(fieldsOf(email));
    expectWhole(page);
    expect(keptOf(email)).toHaveLength(4);
    expect((await send(path, fieldsOf(freshEmail()))).status).toBe(200);
  });
});
