import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import type { Actor } from "#app/lib/actor.ts";
import { storeFile } from "#app/lib/db/data-dir.server.ts";
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { log } from "#app/log.server.ts";
import type { Conditions, Services } from "#app/service-types.ts";
import { createServices } from "#app/services.server.ts";
import { readSettings } from "#app/settings.server.ts";
import { cheapHash } from "./cheap-hash.ts";
import { sanitizeFile } from "./clean-file.ts";
import { codeIn, type ReadMail, readMail } from "./mails.ts";
import { onPostgres, placeSettings } from "./place.ts";
import { lendDatabase, takeDatabaseBack } from "./postgres-databases.ts";
import { rowsIn } from "./rows.ts";
import { temporaryFolder } from "./temporary.ts";
import { testBuild } from "./test-build.ts";
import { atLeast } from "./wait.ts";

export { codeIn, type ReadMail } from "./mails.ts";
export { rowsIn } from "./rows.ts";

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A sender, and a form. */
export const sender: Actor = { role: "visitor", address: "192.0.2.1", locale: "en", userAgent: "Firefox" };
export const enquiry = {
  fullName: "Asha Namune",
  hscPercentage: "85.50%",
  email: "asha@example.org",
  contactNumber: "9876543210",
  isMinor: false,
};
export const feedback = { name: "Asha Namune", email: "asha@example.org", text: "The library is lovely." };
export const application = {
  fullName: "Asha Namune",
  email: "asha@example.org",
  phone: "9876543210",
  isMinor: false,
};

/** An empty folder that is deleted after the test, with its database. */
export function dataFolder(): string {
  const folder = temporaryFolder("data-");
  if (onPostgres) lendDatabase(folder);
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true });
    await takeDatabaseBack(folder);
  });
  return folder;
}

/** The mails stored in a data folder, the oldest first. */
export async function mailsIn(dataDir: string): Promise<ReadMail[]> {
  const folder = join(dataDir, "mail");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return Promise.all(files.sort().map((file) => readMail(readFileSync(join(folder, file)))));
}

/** The mails stored in a data folder that match `isMeant`, once there are `count`. */
export const mailsOnceIn = (dataDir: string, count: number, isMeant: (mail: ReadMail) => boolean = () => true) =>
  atLeast(count, async () => (await mailsIn(dataDir)).filter(isMeant));

const noneWaits = (dataDir: string, which: string, timeout = 10_000) =>
  vi.waitFor(
    () => {
      const waiting = rowsIn(dataDir, `SELECT kind, attempts FROM outbox WHERE ${which}`);
      if (waiting.length > 0) throw new Error(`These are pending: ${JSON.stringify(waiting)}`);
    },
    { timeout, interval: 10 },
  );

/** Waits until no mail is pending, with a timeout in milliseconds. */
export const outboxEmpty = (dataDir: string, timeout?: number) => noneWaits(dataDir, "true", timeout);

/** Waits until every mail was sent or has failed. */
export const outboxTried = (dataDir: string) => noneWaits(dataDir, "attempts = 0");

/** A clock that the test moves, in milliseconds. */
export function clock() {
  let time = Date.parse("2026-11-21T10:00:00Z");
  const now = () => time;
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { now, pass };
}

/** The limits use the computer's clock: sets it forward until the end of the test. */
export function setForward(milliseconds: number): void {
  const now = Date.now() + milliseconds;
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
}

/** A store with all tables and nothing else, made once. */
let newStore: Promise<Buffer> | undefined;

/** Gives a folder without a store a copy of a new one, which takes a tenth of the time that its migrations do. */
async function putStore(dataDir: string): Promise<void> {
  if (onPostgres || readdirSync(dataDir).length > 0) return;
  newStore ??= (async () => {
    const folder = temporaryFolder("new-");
    await (await openSqliteStore(folder)).close();
    const bytes = readFileSync(storeFile(folder));
    rmSync(folder, { recursive: true });
    return bytes;
  })();
  writeFileSync(storeFile(dataDir), await newStore, { mode: 0o600 });
}

/** The services on a new folder, closed after the test. */
export async function openServices(
  env: Record<string, string> = {},
  {
    now = () => Date.now(),
    dataDir = dataFolder(),
    hashCost = cheapHash,
    freeSpace,
  }: Conditions & { dataDir?: string } = {},
): Promise<Services & { dataDir: string; mails: () => Promise<ReadMail[]> }> {
  const settings = readSettings({
    SITE_URL: "https://institute.example",
    OFFICE_LANGUAGE: "en",
    CONTENT_DIR: testBuild.CONTENT_DIR,
    MADE_DIR: testBuild.MADE_DIR,
    ...placeSettings(dataDir),
    ...env,
  });
  await putStore(dataDir);
  const services = await createServices(settings, { now, hashCost, sanitizeFile, ...(freeSpace && { freeSpace }) });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await services.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { ...services, close, dataDir, mails: () => mailsIn(dataDir) };
}

/** Opens services on a folder with an advanced clock, and runs their hourly tasks at once. */
export async function anHourLater<Opened>(dataDir: string, open: () => Promise<Opened>): Promise<Opened> {
  rowsIn(dataDir, "DELETE FROM facts RETURNING name");
  const every = vi.spyOn(globalThis, "setInterval");
  const services = await open();
  const hourly = every.mock.calls.filter(([, delay]) => delay === hour);
  every.mockRestore();
  for (const [run] of hourly) run();
  return services;
}

/** Opens services like `anHourLater`, and waits until they have swept; `said` is the text that the log must contain. */
export async function openAndSweep<Opened>(dataDir: string, open: () => Promise<Opened>) {
  const erased = "expired data was erased";
  const info = vi.spyOn(log, "info").mockReturnValue();
  const services = await anHourLater(dataDir, open);
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith(expect.anything(), erased), { timeout: 5000, interval: 5 });
  const said: unknown[] | undefined = info.mock.calls.find((call) => String(call[1]) === erased);
  info.mockRestore();
  return { ...services, said };
}

/**
 * The ticket of a successful outcome.
 * @throws Error when it is a refusal.
 */
export function ticketOf(answer: { ok: true; ticket: string } | { ok: false; reason: string }): string {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.ticket;
}

type Opened = Awaited<ReturnType<typeof openServices>>;

/** Sends an enquiry and enters its code, with mails stored in the folder. @returns its reference. */
export async function confirmedEnquiry({ enquiries, mails }: Opened, fields = enquiry): Promise<string> {
  const ticket = ticketOf(await enquiries.submit(fields, sender));
  const mail = (await mails()).findLast(({ to, subject }) => to === fields.email && /\d{6}/.test(subject));
  const confirmed = await enquiries.confirm(ticket, mail ? codeIn(mail) : "", sender);
  if (!confirmed.ok) throw new Error(confirmed.reason);
  return confirmed.reference;
}
