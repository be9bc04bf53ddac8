import { times } from "./connections.ts";
import type { Random } from "./random.ts";

/** A request that no browser sends, as bytes a character each; `isBrokenOff` ones are cut off before their end. */
export interface HostileRequest {
  text: string;
  isBrokenOff: boolean;
}

/** The words of a text. */
const list = (text: string) => text.trim().split(/\s+/);

const oddMethods = [
  ...list("HEAD OPTIONS PUT DELETE PATCH TRACE CONNECT PROPFIND get BREW"),
  ...["", "G ET", "GET\t", "POST\0", "A".repeat(300)],
];
const paths = list(`
  / /mr /faculty-login /faculty-login?mode=register /faculty-login?mode=otp /my-enquiry /feedback /courses/d-pharm
  /faculty/dashboard /my-data /uploads/ /uploads/x /mailbox /healthz /readyz /logo.svg /favicon.ico /share.jpg
  /sitemap.xml /robots.txt /events?q=a&page=2 /downloads /admission /r&d/publication /no-such-page /mr/no-such-page
  /faculty /?ticket=a /assets/ //`);
const oddTargets = [
  ...list(`
    /% /%zz /%00 /%c0%ae%c0%ae/ /..%2f..%2fetc/passwd /../../../etc/passwd /%2e%2e/%2e%2e/ * http://evil.example/ http://[::1
    //evil.example/%2f.. /\\..\\ a ? /%E0%A4 /%F0%9F%98%80 /?__proto__[a]=1 /?constructor=1&constructor=2 /;a=1 /.env /.git/`),
  ...["/\u00ff\u00fe", "/a b", "/a\0b"],
];
const ranges = list("10-5 0-18446744073709551615 -5 0- 5- - a-b 0-0,1-1 -0 999999999- 0-99999999999");
const hosts = ["", "\u00ff", "localhost\0", ...list("localhost evil.example a:b:c [::1 institute.example:99999 * a@b")];
const origins = [
  "",
  "a b",
  "\u00ff",
  ...list("null https://evil.example http://localhost http:// javascript:1 http://["),
];
const types = [
  ...["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "multipart/form-data", "text/plain", ""],
  ...[
    "application/json",
    "multipart/form-data; boundary=",
    "application/x-www-form-urlencoded; charset=utf-7",
    "a/b/c",
  ],
];
const names = list("intent email password otp ticket token list kind name __proto__ file pass opened");
const words = [
  ...list(
    "verify send token profile work upload erase a@example.org %00 % + %FF%FE 5000 =?UTF-8?B?4oCu?= <script> %E0%A4%A8",
  ),
  ...["'; DROP TABLE users; --", "\u0000", "{{7*7}}", "../../etc/passwd"],
];

function fields(random: Random): string {
  const count = random.pick([0, 1, 3, 8, 8, random.chance(2) ? 3_000 : 5]);
  const value = () => (random.chance(2) ? "a".repeat(random.below(100_000)) : random.pick(words));
  return Array.from({ length: count }, () => `${random.pick(names)}=${value()}`).join("&");
}

const parts = (random: Random) =>
  `--x\r\nContent-Disposition: form-data; name="${random.pick(names)}"${random.chance(30) ? '; filename="a.png"' : ""}\r\n\r\n${random.pick(words)}\r\n--x${random.chance(80) ? "--" : ""}\r\n`;

const chunked = (body: string, random: Random) =>
  random.pick([
    `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    `${(body.length + 9).toString(16)}\r\n${body}`,
    `zz\r\n${body}\r\n0\r\n\r\n`,
    `-1\r\n${body}\r\n0\r\n\r\n`,
    `ffffffffffffffff\r\n${body}`,
    `1;a=${"b".repeat(200)}\r\na\r\n0\r\nX: y\r\n\r\n`,
  ]);

/** Body and length headers: consistent, or contradicting each other. */
function bodyOf(random: Random): { headers: string[]; body: string } {
  const body = random.chance(40) ? parts(random) : fields(random);
  const length = `Content-Length: ${body.length}`;
  return random.pick([
    ...times(8).map(() => ({ headers: [length], body })),
    { headers: ["Transfer-Encoding: chunked"], body: chunked(body, random) },
    { headers: ["Transfer-Encoding: chunked", length], body: chunked(body, random) },
    { headers: [length, "Content-Length: 0"], body },
    { headers: ["Transfer-Encoding: xchunked"], body },
    { headers: ["Transfer-Encoding : chunked"], body: chunked(body, random) },
    { headers: [`Content-Length: ${random.pick(["-1", "+5", "1e3", "99999999999999999999", "0x10", "a", ""])}`], body },
    { headers: [`Content-Length: ${body.length + 50}`], body },
    { headers: ["Content-Length: 4"], body: `a=1&GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n` },
    { headers: ["Expect: 100-continue", length], body },
  ]);
}

function someHeaders(random: Random): string[] {
  const one = () =>
    random.pick([
      () => `Range: bytes=${random.pick(ranges)}`,
      () => `Accept-Encoding: ${random.pick(["br", "gzip", "identity;q=0", "*;q=0", "br;q=a", ",,,", "\u00ff"])}`,
      () => `If-None-Match: ${random.pick(["*", '"', 'W/"a"', '"a",'.repeat(200)])}`,
      () => `If-Modified-Since: ${random.pick(["a", "0", "Thu, 01 Jan 1970 00:00:00 GMT"])}`,
      () => `Cookie: session=${random.pick(["a.b", "%", "=", ";".repeat(300), "\u00ff", "a=b; __Host-session=c"])}`,
      () => `Origin: ${random.pick(origins)}`,
      () => `X-Fragment: ${random.pick(["form", "", "__proto__"])}`,
      () =>
        `X-Forwarded-For: ${random.pick(["10.0.0.1", "a", "::1, ::2", "1.1.1.1,".repeat(100), "[::1]:80", "fe80::1%eth0"])}`,
      () => `Sec-Fetch-Site: ${random.pick(["same-origin", "cross-site", ""])}`,
      () => `Accept-Language: ${random.pick(["mr", "x".repeat(500), "*", "\u00ff"])}`,
      () => `X-${"a".repeat(random.below(200))}: ${"b".repeat(random.chance(5) ? 20_000 : 10)}`,
      () =>
        random.pick([
          " folded: a",
          "a : b",
          "No-Colon",
          ": empty",
          "A: \0",
          "A: \u007f",
          "Connection: upgrade\r\nUpgrade: websocket",
          "Connection: upgrade\r\nUpgrade: h2c",
        ]),
    ])();
  return Array.from({ length: random.below(4) }, one);
}

/**
 * Generates hostile requests: odd methods, targets, headers, ranges and bodies, and pairs that smuggle a second
 * request.
 */
export function hostileRequest(random: Random): HostileRequest {
  const method = random.chance(90) ? random.pick(["GET", "POST"]) : random.pick(oddMethods);
  const target = random.chance(85) ? random.pick(paths) : random.pick(oddTargets);
  const path = random.chance(1) ? `${target}?${"a".repeat(random.below(30_000))}` : target;
  const host = random.chance(93) ? ["Host: localhost"] : random.chance(20) ? [] : [`Host: ${random.pick(hosts)}`];
  const isPost = method === "POST" || random.chance(3);
  const { headers, body } = isPost ? bodyOf(random) : { headers: [], body: "" };
  const posted = isPost
    ? [`Content-Type: ${random.pick(types)}`, ...(random.chance(70) ? ["Origin: http://localhost"] : [])]
    : [];
  const address = `X-Forwarded-For: 10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  const version = random.chance(95)
    ? "HTTP/1.1"
    : random.pick(["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "", "HTTP/1.1 a"]);
  const head = [`${method} ${path} ${version}`, ...host, address, ...posted, ...headers, ...someHeaders(random)];
  const text = `${[...head, "Connection: close", "", ""].join(random.chance(99) ? "\r\n" : "\n")}${body}`;
  const isBrokenOff = random.chance(8);
  return { text: isBrokenOff ? text.slice(0, random.below(text.length)) : text, isBrokenOff };
}
