import { describe, expect, test } from "vitest";
import { pageAt } from "../help/every-page.ts";
import { all, textOf, the } from "../help/html.ts";
import { hrefsIn, sectionOf } from "../help/parts.ts";

describe("the home page", () => {
  test("starts with a welcome, the approval, the terms and how to ask", async () => {
    const { page } = await pageAt("/");
    const hero = the(page, "main :has(> h1)");
    expect(textOf(the(hero, "h1"))).toBe("Welcome to Good Minds Institute of Pharmacy");
    expect(textOf(hero)).toMatch(/No entrance exam.*2 years.*60 seats.*50%.*₹76,000 first year/);
    expect(hrefsIn(page, "header a")).toContain("/#approvals");
    expect(all(hero, "a").map(({ attributes: { href } }) => href)).toEqual(
      expect.arrayContaining(["#enquiry", expect.stringMatching(/^tel:\+?\d+$/)]),
    );
  });

  test("shows five notices, the newest first", async () => {
    const { page } = await pageAt("/");
    const list = sectionOf(page, "Latest Notifications");
    const notices = all(list, "li");
    expect(notices).toHaveLength(5);
    const days = all(list, "time").map(({ attributes: { datetime } }) => String(datetime));
    expect(days).toEqual(days.toSorted().reverse());
    const all5 = notices.map(textOf).join();
    for (const subject of [/admissions/i, /orientation/i, /internal exam/i, /anti-ragging week/i, /research seminar/i])
      expect(all5).toMatch(subject);
  });

  test("has four tiles that lead to the right pages", async () => {
    const { page } = await pageAt("/");
    const tiles = all(sectionOf(page, "Quick Links"), "li a").map((tile) => [
      textOf(the(tile, "strong")),
      tile.attributes.href,
    ]);
    expect(Object.fromEntries(tiles)).toEqual({
      Programs: "/courses/d-pharm",
      "Academic Calendar": "/events#calendar",
      Research: "/r&d/publication",
      "Anti-Ragging Helpline": "tel:18001805522",
    });
  });

  test("asks four things for an enquiry, all required", async () => {
    const { page } = await pageAt("/");
    const form = the(page, "#enquiry");
    expect(textOf(the(form, "h2"))).toBe("Admission Enquiry Form");
    const fields = all(form, "input[required]").map(({ attributes }) => attributes);
    expect(fields.map(({ name }) => name)).toEqual(["fullName", "hscPercentage", "email", "contactNumber"]);
    expect(fields.map(({ type = "text" }) => type)).toEqual(["text", "text", "email", "tel"]);
    expect(fields.map(({ placeholder }) => placeholder)).toEqual([
      undefined,
      "e.g., 85.50%",
      undefined,
      "10-digit mobile number",
    ]);
    const others = all(form, "input").filter(({ attributes }) => !("required" in attributes));
    expect(others.map(({ attributes: { name } }) => name)).toEqual([
      "website",
      "opened",
      "isMinor",
      "guardianName",
      "guardianPhone",
    ]);
    expect(the(form, "button").attributes["data-busy"]).toBe("Sending OTP...");
    expect(the(form, "form").attributes.method).toBe("post");
  });

  test("shows the phone contact, and offers the WhatsApp group", async () => {
    const { page } = await pageAt("/");
    const card = sectionOf(page, "Contact us");
    expect(all(card, "dt").map(textOf)).toEqual(
      expect.arrayContaining(["Contact person", "Email", "Phone", "Address"]),
    );
    expect(all(card, "dd").map(textOf)).not.toContain("");
    const group = all(card, "a").find((link) => textOf(link) === "Join WhatsApp Group");
    expect(group?.attributes.href).toMatch(/^https:/);
  });

  test("has all of it in Marathi too, five notices and four tiles", async () => {
    const { page } = await pageAt("/mr");
    const notices = all(sectionOf(page, "नवीन सूचना"), "li");
    expect(notices).toHaveLength(5);
    const tiles = all(sectionOf(page, "महत्त्वाच्या लिंक"), "li a");
    expect(tiles.map(({ attributes: { href } }) => href)).toEqual([
      "/mr/courses/d-pharm",
      "/mr/events#calendar",
      "/mr/r&d/publication",
      "tel:18001805522",
    ]);
    for (const item of [...notices, ...tiles, ...all(page, "#enquiry label")])
      expect(textOf(item)).toMatch(/\p{Script=Devanagari}{3}/u);
  });
});
