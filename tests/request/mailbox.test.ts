import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { enquiryOf, freshEmail } from "../help/forms.ts";
import { all, readHtml, textOf, the } from "../help/html.ts";
import { rawRequest, requestText } from "../help/raw-request.ts";
import { logged } from "../help/server-process.ts";
import { startMailServer } from "../help/smtp.ts";
import { type StartedServer, startForAll, startServer } from "../help/started-server.ts";
import { describeSeldom } from "../help/test-where.ts";
import { posted, siteUrl, visitOf } from "../help/visit.ts";

const neverKept = /^cache-control: no-store\r$/im;

/** Requests the mailbox of a server with only these headers. */
const ask = ({ url }: StartedServer, headers: string[], path = "/mailbox") =>
  rawRequest(url, requestText(`GET ${path} HTTP/1.1`, headers));

/** The path of the mailbox with its key, as the server has printed it at its start. */
const printed = async (server: StartedServer) =>
  /http:\/\/localhost:\d+(\/mailbox\?key=[\w-]{22})"/.exec(await logged(server, /\/mailbox\?key=/))?.[1] ?? "";

/** The cookie of a person who has opened that address. */
async function cookieOf(server: StartedServer): Promise<string> {
  const { status, headers } = await fetch(server.url + (await printed(server)), { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([302, "/mailbox"]);
  const [cookie = ""] = headers.getSetCookie();
  expect(cookie).toMatch(/^mailbox=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
  return cookie.split(";")[0] ?? "";
}

/** The links in the dialog for the code of an enquiry that is sent to a server. */
async function linksInDialog({ url }: StartedServer, email = freshEmail(), cookie = "", origin = url) {
  const fields = { filled: "5000", ...enquiryOf(email), fullName: "<b>Asha</b>" };
  const sent = posted(fields, { origin, "x-forwarded-for": undefined, cookie });
  const { status, page } = await visitOf(await fetch(url, sent));
  expect(status).toBe(200);
  return all(the(page, "dialog[open]"), "a").map(({ attributes: { href } }) => href);
}

const site = startForAll();

test("the mailbox shows stored mails to anyone who has opened the printed address, and the dialog for the code links there", async () => {
  const server = site();
  const email = freshEmail();
  const cookie = await cookieOf(server);
  expect(await linksInDialog(server, email, cookie)).toEqual(["/mailbox"]);
  for (const host of ["localhost", "localhost:3000", "127.0.0.1", "[::1]:80"]) {
    const { status, text } = await ask(server, [`Host: ${host}`, `Cookie: ${cookie}`]);
    expect(status).toBe(200);
    expect(neverKept.test(text)).toBe(true);
    expect(text.includes(email)).toBe(true);
  }
  const page = readHtml(await (await fetch(`${server.url}/mailbox`, { headers: { cookie } })).text());
  expect(all(page, "article h2").map(textOf)[0]).toMatch(/^\d{6} is your OTP/);
  expect(all(page, "meta[name=robots]").map(({ attributes: { content } }) => content)).toEqual(["noindex"]);
  expect((await server.send("/mailbox", { a: "b" })).status).toBe(405);
});

test("a mailbox whose folder was deleted is empty, and shows the next mail again", async () => {
  const server = site();
  rmSync(join(server.dataDir, "mail"), { recursive: true });
  const mine = ["Host: localhost", `Cookie: ${await cookieOf(server)}`];
  expect((await ask(server, mine)).status).toBe(200);
  const email = freshEmail();
  await linksInDialog(server, email);
  expect((await ask(server, mine)).text.includes(email)).toBe(true);
});

test("without the key the mailbox is not found, as a proxy that adds no header sends everybody from this machine", async () => {
  const server = site();
  const email = freshEmail();
  expect(await linksInDialog(server, email)).toEqual([]);
  const wrong = "A".repeat(22);
  for (const [path, ...headers] of [
    ["/mailbox"],
    ["/mailbox?key="],
    [`/mailbox?key=${wrong}`],
    ["/mailbox", "Cookie: mailbox="],
    ["/mailbox", `Cookie: mailbox=${wrong}`],
  ]) {
    const { status, text } = await ask(server, ["Host: localhost", ...headers], path);
    expect([path, status, text.includes(email), neverKept.test(text)]).toEqual([path, 404, false, true]);
    expect(text).not.toMatch(/^set-cookie: mailbox/im);
  }
});

test("to anyone else the mailbox is not found, however they connect and whatever they know", async () => {
  const server = site();
  const email = freshEmail();
  await linksInDialog(server, email);
  const cookie = await cookieOf(server);
  const others = [
    ["Host: localhost", "X-Forwarded-For: 127.0.0.1"],
    ["Host: localhost", "X-Forwarded-For:"],
    ["Host: localhost", "X-Real-IP: 127.0.0.1"],
    ["Host: localhost", "Forwarded: for=127.0.0.1"],
    ["Host: localhost", "Via: 1.1 proxy"],
    ["Host: institute.example"],
    ["Host: localhost.evil.example"],
    ["Host: evil.example:3000"],
  ];
  for (const headers of others) {
    // Requested first by the same machine: what it sees must not be cached.
    expect((await ask(server, ["Host: localhost", `Cookie: ${cookie}`])).text.includes(email)).toBe(true);
    for (const path of ["/mailbox", "/mailbox?a=b", "/%6dailbox", "/mr/mailbox", await printed(server)]) {
      const { status, text } = await ask(server, [...headers, `Cookie: ${cookie}`], path);
      expect([headers, status, text.includes(email)]).toEqual([headers, 404, false]);
      if (path.startsWith("/mailbox")) expect(neverKept.test(text)).toBe(true);
    }
  }
});

async function expectNone(server: StartedServer, origin = server.url): Promise<void> {
  expect(server.written.output).not.toContain("/mailbox");
  const answer = await ask(server, ["Host: localhost"]);
  expect(answer.status).toBe(404);
  expect(neverKept.test(answer.text)).toBe(true);
  expect(await linksInDialog(server, freshEmail(), "", origin)).toEqual([]);
}

test("a site with a mail server has no mailbox", async () => {
  const { settings } = await startMailServer();
  await expectNone(await startServer(settings));
});

describeSeldom("a site has no mailbox with", () => {
  test.each<[string, { SITE_URL?: string; TRUST_PROXY?: string }]>([
    ["a public address", { SITE_URL: siteUrl }],
    ["a proxy in front", { TRUST_PROXY: "1" }],
  ])("%s", async (_what, settings) => expectNone(await startServer(settings), settings.SITE_URL));
});
