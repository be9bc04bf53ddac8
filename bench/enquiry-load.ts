/** Load generator: visitors who send an enquiry, read its code in their mail and confirm it, over and over. */
import { readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { postForm } from "./form-post.ts";

const [url = "", dataDir = "", visitors = "32", seconds = "10", warmUp = "0"] = process.argv.slice(2);
const folder = join(dataDir, "mail");
const codes = new Map<string, (code: string) => void>();

/** Each new mail is opened once; its subject begins with the code. */
function readMail(name: string): void {
  const text = readFileSync(join(folder, name), "utf8");
  const [, code] = /^Subject: (\d{6}) /m.exec(text) ?? [];
  const [, to = ""] = /^To: (.+?)\r?$/m.exec(text) ?? [];
  if (code) codes.get(to)?.(code);
}
const seen = new Set<string>();
const watcher = watch(folder, (_event, name) => {
  if (!name?.endsWith(".eml") || seen.has(name)) return;
  seen.add(name);
  readMail(name);
});

/** When the measurement begins and ends, in milliseconds of `performance.now()`. */
const from = performance.now() + Number(warmUp) * 1000;
const end = from + Number(seconds) * 1000;
const isMeasured = (time: number) => time >= from && time < end;

const times: number[] = [];
let confirmed = 0;
let visit = 0;

async function post(address: string, fields: Record<string, string>) {
  const { status, html, from: began, time } = await postForm(url, address, fields);
  if (status !== 200) throw new Error(`An enquiry was answered with ${status}: ${html.slice(0, 200)}`);
  if (isMeasured(began)) times.push(time);
  return html;
}

async function sendEnquiry(): Promise<void> {
  const number = visit++;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const email = `visitor-${process.pid}-${number}@example.org`;
  const mail = new Promise<string>((resolve) => codes.set(email, resolve));
  const fields = { fullName: `Asha Namune ${number}`, hscPercentage: "85.50%", email, contactNumber: "9876543210" };
  const html = await post(address, { ...fields, filled: "5000" });
  const [, ticket = ""] = /name="ticket" value="([^"]+)"/.exec(html) ?? [];
  const answer = await post(address, { intent: "verify", ticket, otp: await mail });
  codes.delete(email);
  if (!/E-[2-9A-Z]{4}-[2-9A-Z]{4}/.test(answer)) throw new Error("A confirmed enquiry was answered without reference.");
  if (isMeasured(performance.now())) confirmed++;
}

async function visitor() {
  while (performance.now() < end) await sendEnquiry();
}
await Promise.all(Array.from({ length: Number(visitors) }, visitor));
watcher.close();
const sorted = times.toSorted((a, b) => a - b);
process.send?.({
  perSecond: confirmed / Number(seconds),
  p50: sorted[Math.floor(sorted.length * 0.5)],
  p99: sorted[Math.floor(sorted.length * 0.99)],
});
process.exit(0);
