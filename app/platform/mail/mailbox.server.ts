import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export interface StoredMail {
  file: string;
  to: string;
  subject: string;
  date: string;
  text: string;
}

const addressOf = (to: { address?: string | undefined } | undefined) => to?.address ?? "";

export const mailFilesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });

export async function newestMails(folder: string, count: number): Promise<StoredMail[]> {
  // File names begin with a timestamp.
  const newest = (await mailFilesIn(folder))
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse()
    .slice(0, count);
  const { default: PostalMime } = await import("postal-mime");
  return Promise.all(
    newest.map(async (file) => {
      const { to, subject = "", date = "", text = "" } = await PostalMime.parse(await readFile(join(folder, file)));
      return { file, to: addressOf(to?.[0]), subject, date, text };
    }),
  );
}
