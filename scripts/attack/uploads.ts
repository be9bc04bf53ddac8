import { setTimeout as wait } from "node:timers/promises";
import { onePage } from "../../tests/help/upload-files.ts";
import { open } from "./connections.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { activePdfs, ordinaryPdfs, polyglots, refusedFiles, type SentFile } from "./hostile-files.ts";
import { oneByOne } from "./one-by-one.ts";
import type { Target } from "./server.ts";
import { newStaff, type Staff } from "./staff.ts";
import { countOf, rowsOf } from "./store.ts";
import type { Visitor } from "./visitor.ts";

const path = "/office/files";

/**
 * Uploads a file like a browser.
 * @returns the status, and whether the office has one more file
 */
async function send(site: Target, visitor: Visitor, { name, bytes }: SentFile) {
  const count = () => countOf(site, "SELECT count(*) FROM files");
  const before = count();
  const body = new FormData();
  body.set("files", new Blob([new Uint8Array(bytes)]), name);
  const { status } = await visitor.send(path, body);
  return { status, isTaken: count() > before };
}

const pdf = (bytes: Uint8Array): SentFile => ({ name: "a.pdf", bytes });

/** Checks that files with active content are refused, and ordinary ones accepted. */
async function hostileFiles(site: Target): Promise<Finding[]> {
  const { visitor } = await newStaff(site, "office");
  const findings: Finding[] = [];
  async function judge(sent: string, files: Record<string, () => SentFile | Promise<SentFile>>, isToBeTaken: boolean) {
    const wrong: string[] = [];
    for (const [name, make] of Object.entries(files)) {
      const { status, isTaken } = await send(site, visitor, await make());
      if (isTaken !== isToBeTaken || status >= 500) wrong.push(`${name} (${status})`);
    }
    const all = Object.keys(files).length;
    const limit = isToBeTaken ? "all taken" : "none taken";
    findings.push(expected(`${all} ${sent}`, wrong.join(", ") || limit, limit, wrong.length === 0));
  }
  const asPdf = (made: Record<string, () => Uint8Array>) =>
    Object.fromEntries(Object.entries(made).map(([name, make]) => [name, () => pdf(make())]));
  await judge("PDFs that do something by themselves", asPdf(activePdfs), false);
  await judge("ordinary PDFs", asPdf(ordinaryPdfs), true);
  await judge("files of another kind, or too large", refusedFiles, false);
  await judge("pictures and a PDF with another file behind them", polyglots, true);
  const kept = rowsOf(site, "SELECT bytes FROM fileVersions").map(({ bytes }) => Buffer.from(bytes as Uint8Array));
  const foreign = kept.filter((bytes) => ["evil.html", "evil.jar"].some((name) => bytes.includes(name)));
  return [
    ...findings,
    atMost(`the ${kept.length} versions of files that are kept`, "with another file behind them", foreign.length, 0),
  ];
}

/**
 * Starts an upload that sends a byte every ten seconds.
 * @returns a function that ends it
 */
function slowly({ url }: Target, { visitor }: Staff): () => void {
  const socket = open(url);
  const { origin, cookie, "x-forwarded-for": address } = visitor.headers() as Record<string, string>;
  const head = [
    `POST ${path} HTTP/1.1`,
    ...["Host: localhost", `Origin: ${origin}`, `Cookie: ${cookie}`, `X-Forwarded-For: ${address}`],
    ...["Content-Type: multipart/form-data; boundary=x", "Content-Length: 5000000"],
  ];
  socket.write(
    `${head.join("\r\n")}\r\n\r\n--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`,
  );
  const timer = setInterval(() => socket.write("a"), 10_000);
  socket.once("close", () => clearInterval(timer));
  return () => socket.destroy();
}

/** Checks that two very slow uploads by office members leave a slot for a third person. */
async function slowSenders(site: Target): Promise<Finding> {
  const longest = 90;
  const [one, other, third] = [
    await newStaff(site, "office"),
    await newStaff(site, "principal"),
    await newStaff(site, "office"),
  ];
  const ends = [one, other].map((staff) => slowly(site, staff));
  await wait(1_000);
  const from = performance.now();
  const passed = () => (performance.now() - from) / 1000;
  let isTaken = false;
  while (!isTaken && passed() < longest) {
    ({ isTaken } = await send(site, third.visitor, pdf(onePage())));
    if (!isTaken) await wait(2_000);
  }
  for (const end of ends) end();
  return atMost(
    "two of the office send a byte every 10 s; a third sends a PDF",
    "taken after",
    isTaken ? passed() : Number.POSITIVE_INFINITY,
    longest,
    "s",
  );
}

/** Checks that an admin, who may not write, cannot make the server read a large form. */
async function forbiddenUpload(site: Target): Promise<Finding[]> {
  const { visitor } = await newStaff(site, "admin");
  const before = site.memory();
  const file = { name: "a.pdf", bytes: Buffer.alloc(38_000_000, 65) };
  const { status, isTaken } = await send(site, visitor, file).catch(() => ({ status: 0, isTaken: false }));
  return [
    expected(
      "an admin sends 38 MB to the office's files",
      `${status}`,
      "refused",
      !isTaken && status < 500 && status !== 200,
    ),
    atMost("an admin sends 38 MB to the office's files", "more memory", site.memory() - before, 100, "MB"),
  ];
}

/** Checks which files the office accepts, and that nobody can keep others from uploading. */
export const uploads = (): Promise<Finding[]> => oneByOne([hostileFiles, slowSenders, forbiddenUpload]);
