import { expect, test } from "vitest";
import { setUpQuestions } from "#app/office/set-up/questions.ts";
import { siteSetUpWords } from "#app/office/set-up/set-up-words.ts";
import { appCode } from "../help/app-code.ts";
import { command } from "../help/commands.ts";
import { drawnFields } from "../help/drawn-fields.ts";
import { all, type Element, textOf, the } from "../help/html.ts";
import { ageProof, keptOn, openAccount } from "../help/office.ts";
import { linkOf } from "../help/parts.ts";
import { type Answer, begin, browserOf, printedLink, type SetUpBrowser, sampleSite } from "../help/set-up.ts";
import { startForAll, startServer } from "../help/started-server.ts";
import { colour } from "../help/upload-files.ts";
import { siteUrl } from "../help/visit.ts";

const site = startForAll(sampleSite);

/** A new link, as `npm run office -- setup` prints it, and a browser that has begun with it. */
async function holder(server = site()): Promise<SetUpBrowser> {
  const { output } = await command({ DATA_DIR: server.dataDir, SITE_URL: server.url }, "office", "setup");
  const browser = browserOf(server);
  expect(await begin(browser, output.trim().slice(server.url.length))).toMatchObject({ status: 303, to: "/setup" });
  return browser;
}

const textAt = async (browser: SetUpBrowser, path: string) => textOf((await browser.open(path)).page);

const account = { name: "Vimal Pawar", email: "vimal@nimb.test" };

test("the printed link works in one browser alone, and without it there is no set-up", async () => {
  const server = site();
  const link = await printedLink(server);
  const [first, second, stranger] = [browserOf(server), browserOf(server), browserOf(server)];
  expect(await begin(first, link)).toMatchObject({ status: 303, to: "/setup" });
  expect(await begin(second, link)).toMatchObject({ status: 303, to: link });
  expect(await second.open(link)).toMatchObject({ status: 403 });
  expect(await textAt(second, `/mr${link}`)).toContain("ही लिंक दुसऱ्या ब्राउझरमध्ये वापरली आहे");
  expect(await first.open(link)).toMatchObject({ status: 302, to: "/setup" });
  expect(await textAt(first, "/setup")).toContain("1 of 12");
  for (const path of ["/setup", "/setup?key=", "/setup?key=AAAAAAAAAAAAAAAAAAAAAA", "/setup?question=names"])
    expect((await stranger.open(path)).status).toBe(404);
  expect((await stranger.send("/setup?question=town", { townEn: "Nimbgaon" })).status).toBe(404);
  expect(await textAt(first, "/setup?question=town")).not.toContain("Nimbgaon");
});

test("who only looks at the link, as the preview of a message does, does not use it up", async () => {
  const server = site();
  const { output } = await command({ DATA_DIR: server.dataDir, SITE_URL: server.url }, "office", "setup");
  const link = output.trim().slice(server.url.length);
  for (let at = 0; at < 3; at++) expect(await textAt(browserOf(server), `/mr${link}`)).toContain("इथे सुरू करा");
  expect(await begin(browserOf(server), link)).toMatchObject({ status: 303, to: "/setup" });
});

test("a new link passes the set-up and its answers to another browser", async () => {
  const first = await holder();
  await first.send("/setup?question=town", { townEn: "Nimbgaon" });
  const second = await holder();
  expect((await first.open("/setup")).status).toBe(404);
  expect(await textAt(second, "/setup?question=all")).toContain("Nimbgaon");
});

test("each question can be answered, skipped and answered again", async () => {
  const browser = await holder();
  for (const [at, question] of setUpQuestions.entries()) {
    const { page } = await browser.open(`/mr/setup?question=${question}`);
    const next = `/mr/setup?question=${setUpQuestions[at + 1] ?? "all"}`;
    expect(linkOf(page, siteSetUpWords.mr.skip).attributes.href).toBe(next);
    expect((await browser.send(`/mr/setup?question=${question}`, {})).to).toBe(next);
  }
  await browser.send("/setup?question=phones", { phone: "98220 12345", secondPhone: "0253 2233445" });
  await browser.send("/setup?question=phones", { phone: "98220 12345", secondPhone: "" });
  const said = await textAt(browser, "/setup?question=all");
  expect(said).toContain("98220 12345");
  expect(said).not.toContain("2233445");
});

test("who comes back goes on with the question after the last one that is answered", async () => {
  const browser = await holder();
  await browser.send("/setup?question=all", { do: "startOver" });
  await browser.send("/setup?question=town", { townEn: "Nimbgaon" });
  const goOn = async () => all((await browser.open("/mr/setup")).page, "main a.button")[0];
  expect((await goOn())?.attributes.href).toBe("/mr/setup?question=address");
  await browser.send("/setup?question=facilities", { hostel: "no" });
  expect((await goOn())?.attributes.href, "after all").toBe("/mr/setup?question=names");
});

test("what cannot be an answer is refused, and nothing of it is kept", async () => {
  const browser = await holder();
  for (const [question, fields] of [
    ["address", { postcode: "12" }],
    ["phones", { phone: "call us" }],
    ["email", { email: "office at nimb" }],
    ["seats", { seats: "many" }],
    ["look", { colour: "url(x)" }],
    ["facilities", { hostel: "perhaps" }],
    ["names", { nameEn: "x".repeat(201) }],
  ] as const)
    expect([question, (await browser.send(`/setup?question=${question}`, fields)).status]).toEqual([question, 400]);
  await browser.send("/setup?question=names", { nameEn: "<script>alert(1)</script>" });
  const { html } = await browser.open("/setup?question=all");
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("call us");
});

test("a logo is seen in the header at once, by nobody else, and can be removed; what is no picture is refused", async () => {
  const server = site();
  const browser = await holder();
  const look = "/setup?question=look";
  const logoIn = ({ page }: Answer) => all(page, "header img")[0]?.attributes.src ?? "";
  const text = await browser.upload(look, "logo", new File(["a text"], "logo.png"));
  expect(text.status).toBe(415);
  expect(textOf(text.page)).toContain("This file is not a picture.");
  const drawn = await colour(500, 500).png().toBuffer();
  expect((await browser.upload(look, "logo", new File([new Uint8Array(drawn)], "logo.png"))).status).toBe(303);
  const src = logoIn(await browser.open(look));
  expect(src).toMatch(/^\/files\//);
  expect((await browser.open(src)).status).toBe(200);
  expect((await browserOf(server).open(src)).status).toBe(404);
  await browser.send(look, { colour: "maroon" });
  expect(logoIn(await browser.open("/setup?question=all"))).toBe(src);
  await browser.send(look, { colour: "maroon", removeLogo: "yes" });
  expect(logoIn(await browser.open(look))).toBe("");
});

test("the header has nothing of the sample, but the new name as soon as it is stated", async () => {
  const browser = await holder();
  const head = async (path: string) => textOf(all((await browser.open(path)).page, "header")[0] as Element);
  await browser.send("/setup?question=all", { do: "startOver" });
  expect(await head("/setup?question=names")).toContain("Set up your site");
  await browser.send("/setup?question=names", { nameEn: "Nimb College of Pharmacy" });
  expect(await head("/mr/setup?question=town")).toContain("Nimb College of Pharmacy");
  expect((await browser.open("/setup?question=town")).html).not.toMatch(/good minds/i);
});

test("forms from other sites change nothing", async () => {
  const browser = await holder();
  const answer = await browser.send("/setup?question=town", { townEn: "Elsewhere" }, "https://evil.example");
  expect(answer.status).toBe(403);
  expect(await textAt(browser, "/setup?question=town")).not.toContain("Elsewhere");
});

test("starting over erases the answers", async () => {
  const browser = await holder();
  await browser.send("/setup?question=town", { townEn: "Nimbgaon" });
  expect((await browser.send("/setup?question=all", { do: "startOver" })).to).toBe("/setup?question=names");
  expect(await textAt(browser, "/setup?question=all")).not.toContain("Nimbgaon");
});

test("keys cannot be guessed on and on", async () => {
  const server = await startServer(sampleSite);
  const browser = browserOf(server);
  const statuses: number[] = [];
  for (let at = 0; at < 21; at++) statuses.push((await browser.open(`/setup?key=${"A".repeat(22)}`)).status);
  expect([statuses.slice(0, 20).every((status) => status === 404), statuses[20]]).toEqual([true, 429]);
});

/** Words of the sample. */
const sampleWords = /good minds|namun|sample|गुड माइंड्स|नमुना|नमुन्या|example\.org|(?<!\d)0{5}/i;

test("from the end on nothing of the sample is shown, until the set-up is started over", {
  timeout: 60_000,
}, async () => {
  const server = await startServer(sampleSite);
  const browser = await holder(server);
  const visitor = browserOf(server);
  expect((await visitor.open("/")).html).toMatch(sampleWords);
  await browser.send("/setup?question=names", {
    nameEn: "Nimb College of Pharmacy",
    nameMr: "निंब औषधनिर्माण महाविद्यालय",
  });
  await browser.send("/setup?question=codes", { pci: "PCI-4711", dte: "3299", aishe: "S-4712" });
  await browser.send("/setup?question=look", { colour: "maroon" });
  expect((await browser.send("/setup?question=address", { postcode: "४१५ १२४" })).status).toBe(303);
  await browser.send("/setup?question=phones", { phone: "02362 244558", secondPhone: "९८२२०१२३४५" });
  await browser.send("/setup?question=facilities", { hostel: "no" });
  const ended = await browser.send("/setup?question=all", account);
  expect([ended.status, ended.to]).toEqual([303, expect.stringMatching(/^\/office\?enrol=/)]);
  expect(all((await browser.open(ended.to ?? "")).page, "input[autocomplete=new-password]").length).toBe(1);
  expect((await browser.send("/setup?question=all", { ...account, email: "again@nimb.test" })).status).toBe(303);
  const { output } = await command({ DATA_DIR: server.dataDir }, "office", "list");
  expect(output).toBe("vimal@nimb.test  principal  invited  Vimal Pawar\n");
  expect((await browser.send("/setup?question=town", { townEn: "Late" })).to).toBe("/setup");

  const paths = ["/", "/feedback", "/mr", "/mr/visit", "/inspection", "/sitemap.xml", "/mr/admission"];
  for (const path of paths) {
    const { status, html } = await visitor.open(path);
    expect([path, status, sampleWords.exec(html)?.[0]]).toEqual([path, 200, undefined]);
  }
  expect(await textAt(visitor, "/")).toContain("Nimb College of Pharmacy");
  const facts = await textAt(visitor, "/inspection");
  for (const fact of ["415124", "+91 2362 244558", "+91 98220 12345"]) expect(facts).toContain(fact);
  expect(await textAt(visitor, "/inspection")).toContain("PCI-4711");
  expect(await textAt(visitor, "/inspection")).toContain("not stated yet");
  expect(await textAt(visitor, "/admission/steps")).toContain("3299");
  expect(await textAt(visitor, "/mr/affiliation/aishe")).toContain("S-4712");
  expect(await textAt(visitor, "/visit")).toContain("The institute has no hostel.");
  expect(all((await visitor.open("/")).page, "link[href*=maroon]").length).toBeGreaterThan(0);

  await browser.send("/setup?question=all", { do: "startOver" });
  expect((await visitor.open("/")).html).toMatch(/good minds/i);
});

test("once the first account is in use, only its principal can set the site up again, after a fresh code", {
  timeout: 60_000,
}, async () => {
  const server = await startServer({ ...sampleSite, SITE_URL: siteUrl });
  const printed = await printedLink(server);
  const first = browserOf({ url: server.url, origin: siteUrl });
  await begin(first, printed);
  await first.send("/setup?question=names", { nameEn: "Nimb College of Pharmacy" });
  const enrol = (await first.send("/setup?question=all", account)).to ?? "";
  const { browser, app } = await openAccount(`${siteUrl}${enrol}`, account.email, server);
  for (const path of ["/setup", "/setup?question=names", printed]) expect((await first.open(path)).status).toBe(404);
  for (const fields of [{ do: "startOver" }, { ...account, email: "mallory@evil.test" }])
    expect((await first.send("/setup?question=all", fields)).to ?? "refused").toMatch(/^(refused|\/office)$/);
  const list = () => command({ DATA_DIR: server.dataDir }, "office", "list");
  expect((await list()).output).toMatch(/^vimal@nimb\.test .*\n$/);
  const link = await command({ DATA_DIR: server.dataDir, SITE_URL: siteUrl }, "office", "setup");
  expect([link.code, link.output]).toEqual([1, ""]);
  expect(link.errors).toContain(`${siteUrl}/office/set-up`);

  const draft = await browser.visit("/office/records/notices/new");
  const typed = { ...drawnFields(the(draft.page, "#record-form")), "text.en": "Two hours of work", intent: "save" };
  await browser.send("/office/records/notices/new", typed);
  expect((await browser.visit("/office/records")).html).toContain('href="/office/set-up"');
  const offered = await browser.visit("/office/set-up");
  expect(textOf(offered.page)).toContain("Notices: 1");
  ageProof(account.email, server.dataDir);
  const asked = await browser.send("/office/set-up", drawnFields(the(offered.page, "#set-up-again-form")));
  expect(asked.status).toBe(403);
  expect(textOf(all((await first.open("/")).page, "header")[0] as Element)).toContain("Nimb College of Pharmacy");
  const proven = await browser.send("/office/set-up", { ...keptOn(asked.page), code: appCode(app) });
  expect([proven.status, textOf(the(proven.page, "h1"))]).toEqual([200, "Check your answers"]);
  expect(all(proven.page, "input[name=email]"), "no second account").toHaveLength(0);
  expect((await first.open("/")).html).toMatch(/good minds/i);
  expect((await first.open("/setup")).status).toBe(404);
  const ended = await browser.send("/setup?question=all", {});
  expect(textOf(the(ended.page, "h1"))).not.toContain("Check");
  expect((await first.open("/")).html).toContain("Nimb College of Pharmacy");
  expect((await list()).output).toMatch(/^vimal@nimb\.test .*\n$/);
});

test("there is nothing to set up where the operator has named the content", async () => {
  const server = await startServer({ CONTENT_DIR: "tests/content" });
  expect((await browserOf(server).open("/setup")).status).toBe(404);
  expect(server.written.output).not.toContain("/setup");
  const { code, errors } = await command({ DATA_DIR: server.dataDir, CONTENT_DIR: "tests/content" }, "office", "setup");
  expect([code, errors]).toEqual([1, expect.stringContaining("nothing to set up")]);
});
