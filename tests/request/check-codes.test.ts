import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { all, type Element, textOf, the } from "../help/html.ts";
import { addressIn, writeNew } from "../help/record-forms.ts";
import { pathIn } from "../help/routes.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { freshAddress, get, siteUrl, visit } from "../help/visit.ts";

/** The code of a notice of the sample, as its message for WhatsApp ends with it. */
async function codeOf(slug: string): Promise<string> {
  const { page } = await visit(`/notices/${slug}`);
  const shared = all(page, "a[href^='https://wa.me/?text=']")[0]?.attributes.href ?? "";
  const text = new URL(shared).searchParams.get("text") ?? "";
  const last = text.split("\n").at(-1) ?? "";
  expect(last).toContain(`${siteUrl}/n/`);
  return /\/n\/(\w+)$/.exec(last)?.[1] ?? "";
}

describe("the code at the end of a notice's message", () => {
  test("leads to one answer in both languages, in 5 KB, whichever way it is written", async () => {
    const code = await codeOf("orientation");
    const spaced = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
    const addresses = [
      `/n/${code}`,
      `/N/${code}`,
      `/n/${code.toLowerCase()}`,
      `/check?code=${encodeURIComponent(spaced)}`,
    ];
    for (const address of addresses) {
      const { status, page, html, headers } = await visit(address);
      expect([address, status, headers.get("cache-control")]).toEqual([address, 200, "no-store"]);
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(all(page, "h2").map(textOf)).toEqual(["Valid", "खरे आहे"]);
      const [first] = all(page, "main p");
      expect(first && textOf(first)).toMatch(
        /^This page must be at:.*हे पान याच पत्त्यावर असायला हवे:.*institute\.example$/s,
      );
      expect(brotliCompressSync(html).length).toBeLessThan(5_000);
      expect(html).not.toContain("<script");
    }
    const { page } = await visit(`/mr/check?code=${code}`);
    expect(all(page, "h2").map(textOf)).toEqual(["खरे आहे", "Valid"]);
  });
});

test("the page asks for a code, and says when one is mistyped or from nobody", async () => {
  for (const language of ["en", "mr"] as const) {
    const { status, page } = await visit(pathIn(language, "/check"));
    expect(status).toBe(200);
    expect(the(page, "form").attributes.action).toBe(pathIn(language, "/check"));
    expect(the(page, "input").attributes.name).toBe("code");
  }
  const unknown = await visit("/n/234567A");
  expect([unknown.status, ...all(unknown.page, "h2").map(textOf)]).toEqual([404, "Not from us", "आमचे नाही"]);
  expect(textOf(the(unknown.page, "main"))).toContain("Call: +91");
  const marked = await (await get(`/check?code=${encodeURIComponent('"><b>')}`)).text();
  expect(marked).not.toContain('"><b>');
});

test.each(["QQQQQQQ", "ABCDEF2", "GOODMIND", "ZNS97YT"])(
  "the invented code %s is mistyped once, and at the second try not ours, until a right one is typed",
  async (invented) => {
    /** Sends the form of a page with a code, as a browser does. */
    const send = (page: Element, code: string) => {
      const hidden = all(page, "form input[type=hidden]").map(({ attributes: { name = "", value = "" } }) => [
        name,
        value,
      ]);
      return visit(`/mr/check?${new URLSearchParams({ code, ...Object.fromEntries(hidden) })}`);
    };
    const empty = await visit("/mr/check");
    const first = await send(empty.page, invented);
    expect([first.status, ...all(first.page, "h2").map(textOf)]).toEqual([200, "कोड चुकला", "Mistyped"]);
    expect(textOf(the(first.page, "main"))).toContain("तरीही हेच दिसले, तर हा कागद आमचा नसावा; पैसे भरण्याआधी फोन करा.");
    const second = await send(first.page, invented);
    const third = await send(second.page, "QQQQQQR");
    for (const { status, page } of [second, third]) {
      const headings = ["हा कागद आमचा असल्याचे दिसत नाही", "This does not seem to be ours"];
      expect([status, ...all(page, "h2").map(textOf)]).toEqual([404, ...headings]);
      expect(textOf(the(page, "main"))).toContain("Do not pay; call us first. Call: +91");
    }
    const right = await send(third.page, await codeOf("orientation"));
    expect(all(right.page, "h2").map(textOf)).toEqual(["खरे आहे", "Valid"]);
    expect((await send(right.page, invented)).status, "another paper").toBe(200);
    expect((await visit(`/n/${invented}`)).status, "nobody mistypes a QR code").toBe(404);
  },
);

test.each(["a%25b", "%25", "a%3Fb%23c"])("the address of a QR code may be anything, as %s", async (code) => {
  expect((await visit(`/n/${code}`, { headers: { "x-forwarded-for": freshAddress() } })).status).toBe(404);
});

test("the answer is the title of its page and has the focus, and the empty page has neither", async () => {
  const code = await codeOf("orientation");
  const headers = { "x-forwarded-for": freshAddress() };
  for (const typed of [code, "234567A", "QQQQQQQ", "QQQQQQQ&again=1"]) {
    const { page } = await visit(`/mr/check?code=${typed}`, { headers });
    const [answer] = all(page, "h2").map(textOf);
    expect(textOf(the(page, "title"))).toMatch(new RegExp(`^${answer} · `));
    expect(all(page, "[autofocus]").map(textOf)).toEqual([answer]);
  }
  const { page } = await visit("/mr/check");
  expect(textOf(the(page, "title"))).toMatch(/^हे खरे आहे का\? · /);
  expect(all(page, "[autofocus]")).toEqual([]);
});

test("a phone set to Marathi has Marathi first, also from a QR code and on the address that English papers print", async () => {
  const code = await codeOf("orientation");
  const inLanguages = (languages: string) => ({ headers: { "accept-language": languages } });
  for (const address of ["/check", `/check?code=${code}`, `/n/${code}`]) {
    const { page, headers } = await visit(address, inLanguages("mr-IN,mr;q=0.9,en-US;q=0.8"));
    expect([the(page, "html").attributes.lang, the(page, "form").attributes.action]).toEqual(["mr", "/mr/check"]);
    expect(headers.get("cache-control"), "not for the next reader").toBe("no-store");
    const english = await visit(address, inLanguages("en-IN,mr;q=0.9"));
    expect(the(english.page, "html").attributes.lang).toBe("en");
  }
  expect(the((await visit("/mr/check", inLanguages("en"))).page, "html").attributes.lang).toBe("mr");
});

test("after sixty wrong codes in an hour an address is asked to wait, and others are answered", async () => {
  const headers = { "x-forwarded-for": freshAddress() };
  for (let count = 0; count < 60; count++) expect((await get("/n/234567A", { headers })).status).toBe(404);
  const refused = await visit("/mr/check?code=234567A", { headers });
  expect([refused.status, ...all(refused.page, "h2").map(textOf)]).toEqual([
    429,
    "खूप वेळा चुकीचा कोड",
    "Too many wrong codes",
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const code = await codeOf("orientation");
  expect((await get(`/n/${code}`, { headers: { "x-forwarded-for": freshAddress() } })).status).toBe(200);
});

test("the pages of fees and dates print a code, and the answer repeats their figures and days", async () => {
  for (const [address, ...facts] of [
    ["/admission/fees", "60,000", "Academic year: 2027-28", "Order number: SAMPLE"],
    ["/admission/steps", "(expected)"],
  ] as const) {
    const { page } = await visit(address);
    const line = all(page, "p")
      .map(textOf)
      .find((text) => text.startsWith("Is this genuine?"));
    const code = /code (\w{6}-\w) at/.exec(line ?? "")?.[1] ?? "";
    const answer = await visit(`/check?code=${code}`);
    expect(all(answer.page, "h2").map(textOf)).toEqual(["Valid", "खरे आहे"]);
    for (const said of facts) expect(textOf(the(answer.page, "main"))).toContain(said);
  }
});

test("the office's message ends with the code only for what is public as the draft has it", async () => {
  const staff = await signedInStaff();
  const lastLine = async (slug: string) => {
    const { page } = await staff.visit(`/office/records/notices/${slug}/preview`);
    return textOf(the(page, "#whatsapp-text")).trimEnd().split("\n").at(-1) ?? "";
  };
  expect(await lastLine("orientation")).toMatch(new RegExp(`${siteUrl}/n/${await codeOf("orientation")}$`));
  const draft = await writeNew(staff, "notices", { "text.en": "A draft.", "text.mr": "मसुदा." });
  expect(await lastLine(addressIn(draft).split("/").at(-1) ?? "")).not.toContain("/n/");
});
