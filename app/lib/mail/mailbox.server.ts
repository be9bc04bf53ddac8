import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createContext, type RouterContextProvider } from "react-router";
import { isSameSecret, type Secret } from "#app/lib/crypto/secret.server.ts";
import { isTriedOut, type Surroundings, visitorContext } from "#app/lib/http/visitor.server.ts";

export interface StoredMails {
  folder: string;
  /** Required to read them: a request through a local proxy looks like a local one. */
  key: string;
  address: string | undefined;
}

export const storedMailsContext = createContext<StoredMails | undefined>();

/** The key is the same in every process, and after a restart. */
export function storedMails(folder: string, secret: Secret, surroundings: Surroundings): StoredMails {
  const key = secret.hmac("mailbox").slice(0, 22);
  const address = isTriedOut(surroundings) ? `${surroundings.siteUrl}/mailbox?key=${key}` : undefined;
  return { folder, key, address };
}

/** Only for a visitor on this machine who has the key, from the page or its cookie. */
export function mailsFor(context: Readonly<RouterContextProvider>, given?: string | null): StoredMails | undefined {
  const mails = context.get(storedMailsContext);
  const { isLocal, mailboxKey } = context.get(visitorContext);
  if (!mails || !isLocal) return undefined;
  return import.meta.env.DEV || isSameSecret(given ?? mailboxKey, mails.key) ? mails : undefined;
}

export const mailboxFor = (context: Readonly<RouterContextProvider>): { mailbox?: string } =>
  mailsFor(context) ? { mailbox: "/mailbox" } : {};

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
