import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { onTestFinished } from "vitest";
import { createServices, type Services } from "#app/services/services.server.ts";
import { readSettings } from "#app/settings.server.ts";

/** A mail as its reader has it. */
export interface ReadMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  id: string;
}

/** An empty folder that is gone when the test is over. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The mails kept in a data folder, the oldest first. */
export async function mailsIn(dataDir: string): Promise<ReadMail[]> {
  const folder = join(dataDir, "mail");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return Promise.all(
    files.sort().map(async (file) => {
      const mail = await PostalMime.parse(readFileSync(join(folder, file)));
      const { subject = "", text = "", html = "", messageId: id = "" } = mail;
      return { to: mail.to?.[0]?.address ?? "", subject, text, html, id };
    }),
  );
}

/** The code in a mail. */
export const codeIn = ({ subject }: ReadMail): string => /\d{6}/.exec(subject)?.[0] ?? "";

/** A clock that the test moves, in milliseconds. */
export function clock() {
  let time = Date.parse("2026-11-21T10:00:00Z");
  const now = () => time;
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { now, pass };
}

/** The services on a folder of their own, closed when the test is over. */
export async function openServices(
  env: Record<string, string> = {},
  { now = Date.now, dataDir = dataFolder() }: { now?: () => number; dataDir?: string } = {},
): Promise<Services & { dataDir: string; mails: () => Promise<ReadMail[]> }> {
  const settings = readSettings({ SITE_URL: "https://institute.example", DATA_DIR: dataDir, ...env });
  const services = await createServices(settings, now);
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await services.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { ...services, close, dataDir, mails: () => mailsIn(dataDir) };
}
