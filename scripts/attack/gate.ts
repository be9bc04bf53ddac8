import { inTurns, requestOnce } from "./connections.ts";
import { sentEnquiry } from "./enquiries.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { recordOf, screens, tricks } from "./office-addresses.ts";

import { startTarget, type Target } from "./server.ts";
import { newStaff } from "./staff.ts";

interface Raw {
  status: number;
  head: string;
  body: string;
}

/** A stranger's response for a request line and headers, sent as bytes that no browser would send. */
async function ask(site: Target, line: string, headers: string[] = [], body = ""): Promise<Raw> {
  const lines = [line, "Host: localhost", "Connection: close", ...headers];
  const { status, bytes } = await requestOnce(site.url, `${lines.join("\r\n")}\r\n\r\n${body}`);
  const [head = "", ...rest] = bytes.toString("utf8").split("\r\n\r\n");
  return { status, head, body: rest.join("\r\n\r\n") };
}

const get = (site: Target, path: string, headers?: string[]) => ask(site, `GET ${path} HTTP/1.1`, headers);

/** Refusals, and the redirect of an address to its canonical form, which is not followed here. */
const harmless = new Set([0, 301, 308, 400, 404, 405, 414, 501]);

/** Counts the wrong responses, and shows the first. */
async function wrongOf<Item>(items: Item[], isWrong: (item: Item) => Promise<boolean>): Promise<number> {
  const wrong: Item[] = [];
  await inTurns(items, 8, async (item) => {
    if (await isWrong(item)) wrong.push(item);
  });
  for (const item of wrong.slice(0, 3)) console.error(`  wrong: ${JSON.stringify(item).slice(0, 200)}`);
  return wrong.length;
}

/**
 * Checks that a stranger gets the same sign-in page for every address below /office, and nothing of the office through
 * other spellings of its addresses, other methods and headers, or its forms.
 */
export async function gate(): Promise<Finding[]> {
  await using site = await startTarget();
  const { email, visitor } = await newStaff(site, "office");
  const { reference } = await sentEnquiry(site, { fullName: "Revati Canary" });
  const isSeen = (await visitor.get("/office/inbox")).html.includes("Canary");
  const secrets = ["Canary", email];
  const tells = ({ head, body }: Raw) => secrets.some((each) => head.includes(each) || body.includes(each));
  const all = screens(reference, await recordOf(visitor, "notices")).map(([path]) => path);
  const [english, marathi] = [await get(site, "/office"), await get(site, "/mr/office")];
  const isScreen = ({ status, body }: Raw) => status === 401 && [english.body, marathi.body].includes(body);

  const addresses = [...all, "/office/nothing", "/office/a/b/c", `/office/inbox/${"x".repeat(500)}`].flatMap((path) => [
    path,
    `/mr${path}`,
  ]);
  const others = await wrongOf(addresses, async (path) => !isScreen(await get(site, path)));
  const odd = [...new Set(all.flatMap(tricks))];
  const opened = await wrongOf(odd, async (path) => {
    const answer = await get(site, path);
    return tells(answer) || !(isScreen(answer) || harmless.has(answer.status));
  });

  const methods = ["HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "TRACE", "POST", "get", "QUERY"];
  const byMethod = await wrongOf(
    methods.flatMap((method) => all.map((path) => `${method} ${path} HTTP/1.1`)),
    async (line) => {
      const answer = await ask(site, line, [`Origin: ${site.url}`]);
      return tells(answer) || !(answer.status === 401 || harmless.has(answer.status));
    },
  );
  const session = ["office_session=a.b.c", "office_session=eyJhbGciOiJub25lIn0", "office_device=a; office_session=%00"];
  const headers = [
    ...session.flatMap((each) => [`Cookie: ${each}`, `Cookie: __Host-${each}`]),
    ...["If-None-Match: *", "Range: bytes=0-99", "X-Fragment: 1", "X-Original-URL: /", "X-Rewrite-URL: /faculty"],
    ...[
      "X-HTTP-Method-Override: POST",
      "Accept: text/x-script",
      "Authorization: Basic YWRtaW46",
      "X-Forwarded-For: ::1",
    ],
    ...["X-Forwarded-Host: localhost", "Accept-Encoding: identity;q=1", "Purpose: prefetch", "Sec-Fetch-Dest: iframe"],
  ];
  const byHeader = await wrongOf(
    headers.flatMap((header) => all.map((path) => ({ path, header }))),
    async ({ path, header }) => !isScreen(await get(site, path, [header])),
  );

  const form = "do=new&intent=erase&role=admin&email=a%40example.org&name=Zebra";
  const type = [
    `Origin: ${site.url}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${form.length}`,
  ];
  const post = (path: string) => ask(site, `POST ${path} HTTP/1.1`, type, form);
  const refused = await post("/office/nothing");
  const byForm = await wrongOf(all, async (path) => {
    const answer = await post(path);
    return answer.status !== 401 || answer.body !== refused.body || /Zebra|a@example|a%40/.test(answer.body);
  });
  const hasTag = /^etag:/im.test(english.head + marathi.head);
  return [
    expected("/office/inbox as a clerk", `sees the enquiry: ${isSeen}`, "true", isSeen),
    expected("/office as a stranger", `${english.status}`, "401", english.status === 401 && !tells(english)),
    expected("its screen", `has an ETag: ${hasTag}`, "false", !hasTag),
    atMost(`${addresses.length} addresses below it`, "that do not answer with this very screen", others, 0),
    atMost(`${odd.length} other ways to write them`, "that answer otherwise, or tell anything", opened, 0),
    atMost(`${methods.length} methods at each`, "that are not refused", byMethod, 0),
    atMost(`${headers.length} headers at each`, "that change the answer", byHeader, 0),
    atMost(`a form at each`, "that is taken, told back, or answered otherwise", byForm, 0),
  ];
}
