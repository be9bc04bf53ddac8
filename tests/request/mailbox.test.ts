import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { enquiryOf, freshEmail } from "../help/forms.ts";
import { all, readHtml, textOf, the } from "../help/html.ts";
import { rawRequest, requestText } from "../help/raw-request.ts";
import { startMailServer } from "../help/smtp.ts";
import { type StartedServer, startForAll, startServer } from "../help/started-server.ts";
import { describeSeldom } from "../help/test-where.ts";
import { siteUrl } from "../help/visit.ts";

const neverKept = /^cache-control: no-store\r$/im;

/** Requests the mailbox of a server with only these headers. */
const ask = ({ url }: StartedServer, headers: string[], path = "/mailbox") =>
  rawRequest(url, requestText(`GET ${path} HTTP/1.1`, headers));

/** The links in the dialog for the code of an enquiry that is sent to a server. */
async function linksInDialog({ send }: StartedServer, email = freshEmail()) {
  const { status, page } = await send("/", { ...enquiryOf(email), fullName: "<b>Asha</b>" });
  expect(status).toBe(200);
  return all(the(page, "dialog[open]"), "a").map(({ attributes: { href } }) => href);
}

const site = startForAll();

test("the mailbox shows stored mails to the same machine, and the dialog for the code links there", async () => {
  const server = site();
  const email = freshEmail();
  expect(await linksInDialog(server, email)).toEqual(["/mailbox"]);
  for (const host of ["localhost", "localhost:3000", "127.0.0.1", "[::1]:80"]) {
    const { status, text } = await ask(server, [`Host: ${host}`]);
    expect(status).toBe(200);
    expect(neverKept.test(text)).toBe(true);
    expect(text.includes(email)).toBe(true);
  }
  const page = readHtml(await (await fetch(`${server.url}/mailbox`)).text());
  expect(all(page, "article.mail h2").map(textOf)[0]).toMatch(/^\d{6} is your OTP/);
  expect(all(page, "meta[name=robots]").map(({ attributes: { content } }) => content)).toEqual(["noindex"]);
  expect((await server.send("/mailbox", { a: "b" })).status).toBe(405);
});

test("a mailbox whose folder was deleted is empty, and shows the next mail again", async () => {
  const server = site();
  rmSync(join(server.dataDir, "mail"), { recursive: true });
  expect((await ask(server, ["Host: localhost"])).status).toBe(200);
  const email = freshEmail();
  await linksInDialog(server, email);
  expect((await ask(server, ["Host: localhost"])).text.includes(email)).toBe(true);
});

test("to anyone else the mailbox is not found, however they connect", async () => {
  const server = site();
  const email = freshEmail();
  await linksInDialog(server, email);
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
    expect((await ask(server, ["Host: localhost"])).text.includes(email)).toBe(true);
    for (const path of ["/mailbox", "/mailbox?a=b", "/%6dailbox", "/mr/mailbox"]) {
      const { status, text } = await ask(server, headers, path);
      expect([headers, status, text.includes(email)]).toEqual([headers, 404, false]);
      if (path === "/mailbox") expect(neverKept.test(text)).toBe(true);
    }
  }
});

async function expectNone(server: StartedServer): Promise<void> {
  const answer = await ask(server, ["Host: localhost"]);
  expect(answer.status).toBe(404);
  expect(neverKept.test(answer.text)).toBe(true);
  expect(await linksInDialog(server)).toEqual([]);
}

test("a site with a mail server has no mailbox", async () => {
  const { settings } = await startMailServer();
  await expectNone(await startServer(settings));
});

describeSeldom("a site has no mailbox with", () => {
  test.each([
    ["a public address", { SITE_URL: siteUrl }],
    ["a proxy in front", { TRUST_PROXY: "1" }],
  ])("%s", async (_what, settings) => expectNone(await startServer(settings)));
});
