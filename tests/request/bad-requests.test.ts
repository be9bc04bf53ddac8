import { describe, expect, inject, test } from "vitest";
import { enquiryOf, freshEmail } from "../help/forms.ts";
import { mailsOnce, send as sendForm } from "../help/posted-forms.ts";
import { brokenOff, type RawAnswer, rawRequest, requestText } from "../help/raw-request.ts";
import { get, siteUrl } from "../help/visit.ts";

const send = (line: string, headers?: string[]) => rawRequest(inject("servedAt"), requestText(line, headers));
const urlencoded = "Content-Type: application/x-www-form-urlencoded";
const fromHere = "Origin: https://institute.example";
const form = `${urlencoded}\r\n${fromHere}`;

function sendBody(path: string, body: string, headers: string[]): Promise<RawAnswer> {
  const length = `Content-Length: ${body.length}`;
  return rawRequest(inject("servedAt"), requestText(`POST ${path} HTTP/1.1`, [...headers, length]) + body);
}

/** The paths that accept forms. */
const formPaths = ["/", "/feedback", "/courses/d-pharm", "/my-enquiry", "/faculty-login", "/faculty/dashboard"];

/** What must never be visible to a visitor. */
const inside = /\bat .*\.[jt]sx?\b|node_modules|Unexpected Server Error|root:x:|"name": "good-minds"|Error: /;

function expectClean({ status, text }: RawAnswer, wanted: number) {
  expect(text).not.toMatch(inside);
  expect(status).toBe(wanted);
}

describe("addresses that cannot be decoded", () => {
  test.each(["/%E0%A4%A", "/%", "/%00", "/admission%00", "/%zz", "/documents/%C0%AE%C0%AE/"])("%s", async (path) => {
    expectClean(await send(`GET ${path} HTTP/1.1`), 400);
  });

  test("an address of another site", async () => {
    expectClean(await send("GET http://evil.example/ HTTP/1.1"), 400);
  });

  test("an address of 3,000 characters, in path or query", async () => {
    expectClean(await send(`GET /${"a".repeat(3000)} HTTP/1.1`), 414);
    expectClean(await send(`GET /?${"a=1&".repeat(3000)} HTTP/1.1`), 414);
  });
});

describe("ways out of the site's folders", () => {
  test.each([
    "/../../etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/..%5c..%5cpackage.json",
    "/assets/../../../package.json",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/documents/%2e%2e/%2e%2e/documents.json",
    "/pictures/....//....//package.json",
    "//etc/passwd",
    "/office/..%2f/evil.example?answered=1",
    "/mr/office/..%2f..%2f/evil.example?answered=1",
    "/office/..%2fOffice/people",
    "/office/%2e%2e/notices",
    "/office/..",
    "/.git/config",
    "/package.json",
    "/server/index.js",
    "/~root",
  ])("%s leads nowhere", async (path) => {
    expectClean(await send(`GET ${path} HTTP/1.1`), 404);
  });
});

describe("methods", () => {
  test.each(["PUT", "DELETE", "TRACE", "OPTIONS", "PATCH", "PROPFIND"])(
    "%s is refused, with the allowed methods",
    async (method) => {
      const answer = await send(`${method} /admission HTTP/1.1`);
      expectClean(answer, 405);
      expect(answer.text).toMatch(/^allow: GET, HEAD, POST\r$/im);
    },
  );

  test("OPTIONS * is refused", async () => expectClean(await send("OPTIONS * HTTP/1.1"), 405));
  test("an unknown method is refused", async () => expectClean(await send("FOO / HTTP/1.1"), 400));
  test("no tunnel is opened", async () => expectClean(await send("CONNECT evil.example:443 HTTP/1.1"), 0));
});

describe("headers", () => {
  test("a header of 20 KB", async () => {
    expectClean(await send("GET / HTTP/1.1", ["Host: localhost", `X-Long: ${"a".repeat(20_000)}`]), 431);
  });

  test("no host", async () => expectClean(await send("GET / HTTP/1.1", []), 400));

  test("an invalid host changes no page", async () => {
    for (const host of ["a b<>", "evil.example", "[::1"]) {
      const answer = await send("GET /admission HTTP/1.1", [`Host: ${host}`]);
      expectClean(answer, 200);
      expect(answer.text).not.toContain("evil.example");
    }
  });

  test.each(["a b<>", "[::1", "a:99999", "a/b", ""])("a form for the host %j", async (host) => {
    expectClean(await sendBody("/feedback", "name=a", [`Host: ${host}`, form]), 400);
  });

  test("headers that name another host change no page and no mail", async () => {
    const forwarded = [
      "X-Forwarded-Host",
      "X-Host",
      "X-Forwarded-Server",
      "X-Original-URL",
      "X-Rewrite-URL",
      "Forwarded",
    ];
    const headers = Object.fromEntries(
      forwarded.map((name) => [name, name === "Forwarded" ? "host=evil.example" : "evil.example"]),
    );
    // Neither page is cached under this address yet.
    for (const path of ["/search?q=poisoned", "/faculty-login?mode=forgot"]) {
      expect(await (await get(path, { headers })).text()).not.toContain("evil.example");
      expect(await (await get(path)).text()).not.toContain("evil.example");
    }
    const email = freshEmail();
    expect((await sendForm("/", enquiryOf(email), headers)).status).toBe(200);
    const [mail] = await mailsOnce(email, 1);
    expect(mail?.text).toContain(`${siteUrl}/?ticket=`);
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil.example");
  });

  test("a form from another site", async () => {
    const foreign = form.replace("institute.example", "evil.example");
    expectClean(await sendBody("/feedback", "name=a", ["Host: localhost", foreign]), 403);
  });

  test("two lengths for one body", async () => {
    const headers = ["Host: localhost", "Transfer-Encoding: chunked"];
    expectClean(await sendBody("/feedback", "0\r\n\r\n", headers), 400);
  });

  test("HTTP/1.0, with and without a host", async () => {
    expectClean(await rawRequest(inject("servedAt"), "GET /admission HTTP/1.0\r\n\r\n"), 200);
    expectClean(await rawRequest(inject("servedAt"), "GET /admission HTTP/1.0\r\nHost: a\r\n\r\n"), 200);
  });

  test("not HTTP at all", async () => expectClean(await rawRequest(inject("servedAt"), "hello\r\n\r\n"), 400));
});

describe("bodies", () => {
  test("a form of 300 KB is too large", async () => {
    for (const path of [...formPaths, "/mr/faculty/dashboard"])
      for (const headers of [[form], [form, "X-Fragment: a"]])
        expectClean(await sendBody(path, "a".repeat(300_000), ["Host: localhost", ...headers]), 413);
  });

  test("it is also too large without a Content-Length", async () => {
    const head = requestText("POST /feedback HTTP/1.1", ["Host: localhost", form, "Transfer-Encoding: chunked"]);
    const body = `${(300_000).toString(16)}\r\n${"a".repeat(300_000)}\r\n0\r\n\r\n`;
    expectClean(await rawRequest(inject("servedAt"), head + body), 413);
  });

  test.each([
    ...["/admission", "/mr/admission", "/no-such-page", "/logo.svg", "/robots.txt", "/sitemap"],
    ...["/my-data", "/uploads", "/uploads?id=x"],
  ])("%s accepts no form, and says so", async (path) =>
    expectClean(await sendBody(path, "a=b", ["Host: localhost", form]), 405),
  );

  test("an aborted form does not affect the next one", async () => {
    const headers = ["Host: localhost", form, "X-Fragment: feedback", "Content-Length: 1000"];
    for (const path of formPaths)
      await brokenOff(inject("servedAt"), `${requestText(`POST ${path} HTTP/1.1`, headers)}name=Asha`);
    expectClean(await sendBody("/feedback", "name=a", ["Host: localhost", form]), 400);
  });

  test("a malformed multipart body is a client error, and is not logged as an error of the site", async () => {
    const type = "Content-Type: multipart/form-data; boundary=x";
    for (const path of formPaths.filter((each) => each !== "/faculty/dashboard"))
      for (const body of ["--x", "--x--", "\0\r\n", '--x\r\nContent-Disposition: form-data; name="a"'])
        expectClean(await sendBody(path, body, ["Host: localhost", type, fromHere]), 400);
  });

  test("the body of a GET is not read", async () => {
    const answer = await rawRequest(
      inject("servedAt"),
      `${requestText("GET /admission HTTP/1.1", ["Host: localhost", "Content-Length: 3"])}abc`,
    );
    expectClean(answer, 200);
  });

  test("a form with no fields, or of a type that no form has", async () => {
    for (const type of [urlencoded, "Content-Type: multipart/form-data", "Content-Type: application/json", "X: y"])
      expectClean(await sendBody("/feedback", "{", ["Host: localhost", type, fromHere]), 400);
  });
});

describe("queries", () => {
  test("hundreds of parameters that no page reads change nothing", async () => {
    const query = Array.from({ length: 300 }, (_, each) => `a${each}`).join("&");
    expectClean(await send(`GET /admission?${query} HTTP/1.1`), 200);
  });

  test("hundreds of parameters that a page reads are answered", async () => {
    expectClean(await send(`GET /events/cultural?${"year=2024-2025&".repeat(120)} HTTP/1.1`), 200);
  });

  test.each(["q=%00", "q=%ED%A0%80", "q=%", "q=%F0%9F%98%80", `q=${"a".repeat(1500)}`, "q=__proto__", "q[]=a"])(
    "the search answers ?%s",
    async (query) => expectClean(await send(`GET /sitemap?${query} HTTP/1.1`), 200),
  );
});
