import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

/** A mail that was kept in place of being sent. */
export interface KeptMail {
  file: string;
  to: string;
  subject: string;
  /** When it was written, ISO 8601. */
  date: string;
  text: string;
}

const addressOf = (to: { address?: string | undefined } | undefined) => to?.address ?? "";

/** The newest mails of the folder that takes the place of a mail server. */
export async function newestMails(folder: string, count: number): Promise<KeptMail[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  // Names begin with the time.
  const newest = files.sort().reverse().slice(0, count);
  return Promise.all(
    newest.map(async (file) => {
      const { to, subject = "", date = "", text = "" } = await PostalMime.parse(await readFile(join(folder, file)));
      return { file, to: addressOf(to?.[0]), subject, date, text };
    }),
  );
}
