import { expect, test } from "vitest";
import { pageAt } from "../help/every-page.ts";
import { all, textOf, the } from "../help/html.ts";
import { get } from "../help/visit.ts";

const asked = "?subjects=science&marks=above&c=sebc&g=girl&i=upTo8&s=cap&y=gap";

const documentsOf = async (path: string) => {
  const { page } = await pageAt(path);
  return all(page, "[data-tick$='.have']").map(({ attributes }) => attributes["data-tick"]?.split(".")[0]);
};

test.each(["", "/mr"])(
  "a plan has the documents, dates and money of its answers, and is not indexed: %s",
  async (of) => {
    const { page } = await pageAt(`${of}/admission/plan${asked}`);
    const text = textOf(the(page, "main"));
    expect(text).toMatch(of ? /प्रवेशाच्या दिवशी ₹९,००० भरायचे \(२०/ : /On the day of admission you pay ₹9,000 \(20/);
    expect(text).toMatch(of ? /हो, तुम्ही अर्ज करू शकता/ : /Yes, you can apply/);
    // Each rule with its source and its day: the fee order, the scheme that pays, and DTE's rules on documents.
    for (const rule of of
      ? [/SAMPLE\/FRA\/0000\/2026, ३१ मार्च २०२६/, /EBC.*२२ नोव्हेंबर २०२६/, /नियमांची शेवटची तपासणी: २२ नोव्हेंबर २०२६/]
      : [
          /SAMPLE\/FRA\/0000\/2026, 31 March 2026/,
          /EBC.*22 November 2026/,
          /Rules as last checked on 22 November 2026/,
        ])
      expect(text).toMatch(rule);
    const documents = await documentsOf(`${of}/admission/plan${asked}`);
    expect(documents).toEqual(expect.arrayContaining(["domicile", "caste", "income", "gap"]));
    expect(documents).not.toContain("ews");
    expect(all(page, "meta[name=robots]").map(({ attributes }) => attributes.content)).toEqual(["noindex"]);
    expect(all(page, "[data-date]").length).toBeGreaterThan(3);
  },
);

test("somebody who has answered every question is not asked for answers when only the office knows the amount", async () => {
  const textAt = async (query: string) => {
    const { page } = await pageAt(`/admission/plan${query}`);
    return textOf(the(page, "main"));
  };
  const complete = await textAt("?c=obc&g=girl&i=upTo8&s=cap");
  expect(complete).toMatch(/at most ₹40,000 on the day of admission.*You pay less if you get this: post-matric/);
  expect(complete).not.toContain("For the exact amount, choose");
  expect(await textAt("?c=obc")).toMatch(/at most ₹40,000.*For the exact amount, choose category/);
});

test("every expected date of a plan says so, in the page and in the phone's calendar", async () => {
  const { page } = await pageAt("/admission/plan");
  const expected = all(page, "[data-date$=expected]");
  expect(expected.length).toBeGreaterThan(0);
  for (const date of expected) expect(textOf(date)).toContain("(expected)");
  const inGoogle = all(page, "main details a[href*=google]").map(({ attributes }) =>
    decodeURIComponent(attributes.href ?? ""),
  );
  expect(inGoogle.filter((address) => address.includes("(expected)"))).toHaveLength(expected.length);
});

test("each date of a plan has a calendar file", async () => {
  const { page } = await pageAt("/mr/admission/plan");
  const files = all(page, "main details a")
    .map(({ attributes }) => attributes.href ?? "")
    .filter((href) => href.endsWith(".ics") && !href.endsWith("/admission.ics"));
  expect(files).toHaveLength(all(page, "[data-date]").length);
  for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
});

test("“Can I apply?” leads to the plan with its answers, and the plan keeps those it does not ask for", async () => {
  const { page } = await pageAt("/admission");
  const form = the(page, "form[action='/admission/plan']");
  const names = all(form, "input").map(({ attributes }) => attributes.name);
  expect(new Set(names)).toEqual(new Set(["subjects", "marks", "r", "e", "d", "n", "y", "b"]));
  const { page: plan } = await pageAt("/admission/plan?subjects=science&r=reserved&e=ews&n=income");
  const hidden = all(plan, "form input[type=hidden]").map(({ attributes: { name, value } }) => `${name}=${value}`);
  expect(hidden).toEqual(["subjects=science"]);
  expect(all(plan, "form option[selected]").map(textOf)).toEqual(["EWS", "Up to ₹8 lakh"]);
});

test("a plan asks its four questions where the answer stands, and of a reserved category which one", async () => {
  const { page } = await pageAt("/admission/plan?r=reserved&n=income");
  const money = all(page, "main section").find((each) => all(each, "#first-day").length > 0);
  if (!money) throw new Error("There is no answer.");
  expect(the(money, "form").attributes.action).toBe("/admission/plan#first-day");
  expect(all(money, "select[name=i] option[selected]").map(textOf)).toEqual(["Up to ₹8 lakh"]);
  expect(all(money, "select[name=c] option").map(textOf)).toEqual([
    ...["Which of the reserved ones?", "SEBC", "OBC", "SC", "ST", "VJNT", "SBC"],
  ]);
  expect(all(page, "details form"), "in no fold").toEqual([]);
});

test("the documents of a plan follow from the category: no non-creamy-layer for SC and ST, no caste papers for open", async () => {
  for (const [category, has, hasNot] of [
    ["obc", ["caste", "validity", "non-creamy"], []],
    ["sc", ["caste", "validity"], ["non-creamy"]],
    ["st", ["caste", "validity"], ["non-creamy"]],
    ["open", [], ["caste", "validity", "non-creamy", "ews"]],
  ] as const) {
    const documents = await documentsOf(`/mr/admission/plan?c=${category}&r=reserved`);
    expect([category, documents]).toEqual([category, expect.arrayContaining([...has])]);
    for (const each of hasNot) expect([category, documents]).toEqual([category, expect.not.arrayContaining([each])]);
  }
});

test("a plan that is sent says whose it is about, and warns of the category and the income in its address", async () => {
  const sent = async (path: string) => {
    const { page } = await pageAt(path);
    const [link] = all(page, "a[href^='https://wa.me/']").filter((each) => textOf(each).includes("WhatsApp वर पाठवा"));
    const text = new URL(link?.attributes.href ?? "").searchParams.get("text");
    return { text, warns: textOf(the(page, "main")).includes("फक्त घरच्यांना पाठवा") };
  };
  const own = await sent("/mr/admission/plan?subjects=science&marks=awaited&c=sc&i=upTo8");
  expect(own.text).toMatch(
    /^गुड माइंड्स, डी\.फार्म: हो, उत्तीर्ण झाल्यावर\. माझी प्रवेश यादी: http\S+\/mr\/admission\/plan\?\S*c=sc/,
  );
  expect(own.warns).toBe(true);
  expect((await sent("/mr/admission/plan?subjects=science&marks=awaited")).warns).toBe(false);
  expect((await sent("/mr/admission/plan?r=reserved")).warns).toBe(true);
});

test("a plan without answers is blank: every document, with those who need it", async () => {
  const { page } = await pageAt("/admission/plan");
  expect(await documentsOf("/admission/plan")).toEqual(expect.arrayContaining(["caste", "ews", "gap"]));
  expect(textOf(the(page, "main"))).toContain("only for: reserved category");
  expect(all(page, "meta[name=robots]")).toEqual([]);
});

test("no cache shares a plan, or what a family pays", async () => {
  for (const path of [
    `/admission/plan${asked}`,
    `/mr/admission/plan${asked}`,
    "/admission/fees?c=sebc&g=girl&i=upTo8&s=cap",
  ])
    expect([path, (await get(path)).headers.get("cache-control")]).toEqual([path, "private, no-cache"]);
  for (const path of ["/admission/plan", "/admission/fees"])
    expect([path, (await get(path)).headers.get("cache-control")]).toEqual([path, expect.stringContaining("public")]);
  expect((await get("/admission/fees")).headers.get("cache-control")).toContain("public");
});

test("answers that do not exist make no plan of somebody else and are not repeated in the page", async () => {
  const { page } = await pageAt("/admission/plan?c=%3Cb%3E&subjects=x&y=1");
  expect(all(page, "form option[selected]")).toEqual([]);
  expect(all(page, "form input[checked]")).toEqual([]);
});
