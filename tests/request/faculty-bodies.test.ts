import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { describe, expect, inject, test } from "vitest";
import { refusals } from "#app/lib/http/refusals.server.ts";
import { dashboard } from "../help/faculty-forms.ts";
import { newMember } from "../help/faculty-visits.ts";
import { soon } from "../help/members.ts";
import { requestText } from "../help/raw-request.ts";
import { noise } from "../help/upload-files.ts";
import { siteUrl } from "../help/visit.ts";
import { whenFree } from "../help/when-free.ts";

const megabyte = 1024 * 1024;

/** Sends so many bytes as a file, and all of them even when it is refused early, as browsers do. */
async function sendFile(path: string, cookie: string, bytes: number) {
  const part = 'Content-Disposition: form-data; name="file"; filename="me.png"';
  const body = `--x\r\n${part}\r\n\r\n${"a".repeat(bytes)}\r\n--x--\r\n`;
  const type = "multipart/form-data; boundary=x";
  const headers = { origin: siteUrl, "content-type": type, "content-length": body.length, cookie };
  const sent = request(inject("servedAt") + path, { method: "POST", headers });
  const answered = once(sent, "response");
  await pipeline(Readable.from([body]), sent);
  const [response] = await answered;
  return { status: response.statusCode, headers: new Headers(response.headers), text: await text(response) };
}
const tooMuch = { status: 413, text: refusals.en.tooLarge };

describe("a form with a file", () => {
  test("may have 300 KB and more when a member sends it", async () => {
    const { browser } = await newMember();
    const photo = new Blob([await noise(400, 300).png({ compressionLevel: 0 }).toBuffer()]);
    expect(photo.size).toBeGreaterThan(300_000);
    expect((await browser.upload("photo", photo)).status).toBe(200);
  });

  test("may not have 300 KB when anyone else sends it, or a member sends it to another page", async () => {
    const made = `__Host-session=${"x".repeat(32)}.${"y".repeat(43)}`;
    for (const cookie of ["", made]) expect(await sendFile(dashboard, cookie, 300_000)).toMatchObject(tooMuch);
    const { cookie = "" } = (await newMember()).browser;
    for (const path of ["/faculty-login", "/feedback", "/"])
      expect(await sendFile(path, cookie, 300_000)).toMatchObject(tooMuch);
  });

  test("has at most 10 MB in total, whoever sends it", async () => {
    const { browser } = await newMember();
    for (const size of [11, 21])
      expect(await whenFree(() => sendFile(dashboard, browser.cookie ?? "", size * megabyte))).toMatchObject(tooMuch);
    expect((await browser.visit(dashboard)).status).toBe(200);
  });
});

test("while a member sends one file, another of theirs waits, and everyone else's is accepted", async () => {
  const photo = new Blob([await noise(40, 30).png().toBuffer()]);
  const [slow, other] = [await newMember(), await newMember()];
  const { hostname, port } = new URL(inject("servedAt"));
  const head = [`Host: localhost`, `Origin: ${siteUrl}`, `Cookie: ${slow.browser.cookie}`, "Content-Length: 5000"];
  const type = "Content-Type: multipart/form-data; boundary=x";
  const { socket, answer } = await soon(async () => {
    const opened = connect(Number(port), hostname).on("error", () => {});
    let heard = "";
    opened.on("data", (part) => {
      heard += part;
    });
    opened.write(requestText(`POST ${dashboard} HTTP/1.1`, [...head, type, "Expect: 100-continue"]));
    // The server asks for the body, which is never sent, and answers 503 when it takes no more.
    await once(opened, "data");
    const second = await slow.browser.uploadOnce("photo", photo);
    if (heard.includes("HTTP/1.1 503 ")) {
      opened.destroy();
      throw new Error("Other tests send as many files as the site takes at once.");
    }
    return { socket: opened, answer: second };
  });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(answer.html).toMatch(/^Another file is still being uploaded\. Please try again/);
  expect((await other.browser.upload("photo", photo)).status).toBe(200);
  socket.destroy();
  expect((await slow.browser.upload("photo", photo)).status).toBe(200);
});
