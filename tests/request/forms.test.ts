import { describe, expect, test } from "vitest";
import { all, textOf, the } from "../help/html.ts";
import { get, posted, visit } from "../help/visit.ts";

const sent = { fullName: "असावरी <b>Test</b>", name: "Test", email: "test@example.org", text: "Hello", phone: "1" };

/** Where the form of a page sends what was typed. */
async function formAddress(path: string): Promise<string> {
  const { page } = await visit(path);
  const form = all(page, "form[method=post]")[0];
  return form?.attributes.action || path;
}

describe.each(["/", "/mr", "/feedback", "/mr/feedback", "/courses/d-pharm", "/mr/courses/d-pharm"])(
  "the form of %s",
  (path) => {
    test("says that nothing was sent or kept, and whom to ask instead", async () => {
      const address = await formAddress(path);
      const { status, headers, page } = await visit(
        (address.startsWith("#") ? path : address).split("#")[0] ?? "",
        posted(sent),
      );
      expect(status).toBe(503);
      expect(headers.get("cache-control")).toBe("no-store");
      const alert = the(page, "[role=alert]");
      if (!path.startsWith("/mr")) expect(textOf(alert)).toContain("was not sent and not kept");
      else expect(textOf(alert)).toMatch(/\p{Script=Devanagari}{3}/u);
      expect(all(alert, "a").map(({ attributes: { href } }) => href?.split(":")[0])).toEqual(["tel", "mailto"]);
      expect(all(page, "h1")).toHaveLength(1);
    });
  },
);

test.each(["", "?mode=otp", "?mode=register"])(
  "the faculty screen %s says that signing in is not open",
  async (mode) => {
    const { status, page } = await visit(
      `/faculty-login${mode}`,
      posted({ email: "a@example.org", intent: "password" }),
    );
    expect(status).toBe(503);
    expect(textOf(the(page, "[role=alert]"))).toMatch(/not open yet/);
    expect(all(page, "main form")).toHaveLength(1);
  },
);

test("a form that was sent leaves the page as it is for everyone else", async () => {
  await get("/feedback", posted(sent));
  const { status, page } = await visit("/feedback");
  expect(status).toBe(200);
  expect(all(page, "[role=alert]")).toEqual([]);
});

test("a page that takes no form says so in its own frame and language", async () => {
  const { status, page } = await visit("/mr/admission", posted(sent));
  expect(status).toBe(405);
  expect(the(page, "html").attributes.lang).toBe("mr");
  expect(textOf(the(page, "h1"))).not.toBe("");
});
