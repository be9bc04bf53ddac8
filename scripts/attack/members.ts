import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { deflateSync } from "node:zlib";
import { bytesOf, colour, pngPart } from "../../tests/help/upload-files.ts";
import { median } from "../measure/median.ts";
import { inTurns, open, times } from "./connections.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { oneByOne } from "./one-by-one.ts";
import type { Target } from "./server.ts";
import { createMember, createVisitor, type Visitor } from "./visitor.ts";

const dashboard = "/faculty/dashboard";
const work = () => ({
  title: "T".repeat(300),
  authors: "A".repeat(300),
  year: "2024",
  link: `https://a.example/${"l".repeat(480)}`,
});

/** Checks that a member who adds works without end is slowed down. */
async function manyWorks(site: Target): Promise<Finding> {
  const { visitor } = await createMember(site);
  const count = 150;
  const from = performance.now();
  let kept = 0;
  await inTurns(times(count), 4, async () => {
    const { status } = await visitor.post(dashboard, { intent: "work", list: "publications", ...work() });
    if (status === 200) kept += 1;
  });
  const seconds = Math.round((performance.now() - from) / 1000);
  return atMost(`${count} works, full fields, in ${seconds} s`, "kept", kept, 60 + seconds);
}

/** Fills a profile's lists of works to their limit, as years of work would. */
function fillLists({ dataDir }: Target): void {
  const file = new DatabaseSync(join(dataDir, "store.sqlite"), { timeout: 10_000 });
  const works = () => times(200).map(() => ({ id: randomUUID(), ...work() }));
  const rows = file.prepare("SELECT path, data FROM documents WHERE path LIKE '%/facultyProfile/%'").all();
  for (const { path, data } of rows) {
    const profile = { ...JSON.parse(String(data)), publications: works(), patents: works(), copyrights: works() };
    file.prepare("UPDATE documents SET data = ? WHERE path = ?").run(JSON.stringify(profile), String(path));
  }
  file.close();
}

/** The median time of a cached page in milliseconds. */
async function pageTime(visitor: Visitor): Promise<number> {
  const taken: number[] = [];
  for (const _ of times(40)) {
    const from = performance.now();
    await visitor.get("/admission");
    taken.push(performance.now() - from);
  }
  return median(taken);
}

/** Checks that a member with 600 works who requests the dashboard again and again does not slow readers down. */
async function largeDashboard(site: Target): Promise<Finding[]> {
  const { visitor } = await createMember(site);
  fillLists(site);
  const { html } = await visitor.get(dashboard);
  const alone = await pageTime(createVisitor(site));
  let isOver = false;
  const load = Promise.all(
    times(8).map(async () => {
      while (!isOver) await visitor.get(dashboard);
    }),
  );
  const time = await pageTime(createVisitor(site));
  isOver = true;
  await load;
  return [
    atMost("a member with 600 works opens the dashboard", "the page has", html.length / 1024, 400, "KB"),
    atMost(
      "the same on 8 connections, without end",
      `a cached page, alone ${Math.round(alone)} ms: more`,
      time - alone,
      100,
      "ms",
    ),
  ];
}

/** Starts to send a form with a file, and sends a few bytes of it a second. */
function slowUpload({ url }: Target, visitor: Visitor) {
  const socket = open(url);
  const { origin, cookie, "x-forwarded-for": address } = visitor.headers() as Record<string, string>;
  const head = [
    `POST ${dashboard} HTTP/1.1`,
    "Host: localhost",
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    `X-Forwarded-For: ${address}`,
    "Content-Type: multipart/form-data; boundary=x",
    "Content-Length: 1000000",
  ];
  socket.write(
    `${head.join("\r\n")}\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
  );
  const timer = setInterval(() => socket.write("a".repeat(10)), 1000);
  socket.once("close", () => clearInterval(timer));
  return () => socket.destroy();
}

/** Checks that slow uploads of one account leave room for everybody else's. */
async function slowUploads(site: Target): Promise<Finding> {
  const [slow, other] = [await createMember(site), await createMember(site)];
  const ends = times(8).map(() => slowUpload(site, slow.visitor));
  const photo = new Uint8Array(await colour(300, 300).jpeg().toBuffer());
  await slow.visitor.get("/healthz");
  const { status } = await other.visitor.upload("photo", photo);
  for (const end of ends) end();
  return expected("8 slow uploads of one account, then another's photo", `${status}`, "200", status === 200);
}

/** A valid PNG that is one pixel wide and sixty million high, in a hundred kilobytes. */
function tallPicture(): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(1, 0);
  head.writeUInt32BE(60_000_000, 4);
  head[8] = 8;
  const data = deflateSync(Buffer.alloc(120_000_000), { level: 9 });
  const parts = [pngPart("IHDR", head), pngPart("IDAT", data), pngPart("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([bytesOf("\x89PNG\r\n\x1a\n"), ...parts]));
}

/** Checks that a picture that costs more than its file size suggests is refused before it is decoded. */
async function tallUpload(site: Target): Promise<Finding> {
  const { visitor } = await createMember(site);
  const picture = tallPicture();
  const from = performance.now();
  const { status } = await visitor.upload("photo", picture);
  const time = (performance.now() - from) / 1000;
  const finding = atMost(`a PNG of 1 x 60,000,000 pixels, ${picture.length >> 10} KB`, `${status} after`, time, 3, "s");
  return { ...finding, isOk: finding.isOk && status >= 400 && status < 500 };
}

/** Checks that one account cannot slow anybody else down. */
export const members = (): Promise<Finding[]> => oneByOne([manyWorks, largeDashboard, slowUploads, tallUpload]);
