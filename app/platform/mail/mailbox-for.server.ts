import { createContext, type RouterContextProvider } from "react-router";
import { isSameSecret, type Secret } from "#app/platform/crypto/secret.server.ts";
import { isTriedOut, type Surroundings, visitorContext } from "#app/platform/http/visitor.server.ts";

/** The stored mails of a site without a mail server. */
export interface StoredMails {
  folder: string;
  /** Who has it may read them: a request through a proxy on this machine looks like one of this machine. */
  key: string;
  /** The address that the start prints, with the key; none for a site that others visit. */
  address: string | undefined;
}

/** The stored mails of the site; undefined with a mail server. */
export const storedMailsContext = createContext<StoredMails | undefined>();

/** The stored mails in a folder. The key is the same for every process, and after a restart. */
export function storedMails(folder: string, secret: Secret, surroundings: Surroundings): StoredMails {
  const key = secret.hmac("mailbox").slice(0, 22);
  const address = isTriedOut(surroundings) ? `${surroundings.siteUrl}/mailbox?key=${key}` : undefined;
  return { folder, key, address };
}

/** The stored mails, for a developer on this machine who has their key, as a page or its cookie gives it. */
export function mailsFor(context: Readonly<RouterContextProvider>, given?: string | null): StoredMails | undefined {
  const mails = context.get(storedMailsContext);
  const { isLocal, mailboxKey } = context.get(visitorContext);
  if (!mails || !isLocal) return undefined;
  return import.meta.env.DEV || isSameSecret(given ?? mailboxKey, mails.key) ? mails : undefined;
}

/** Where a form says that its mail can be read; only to the person who may. */
export const mailboxFor = (context: Readonly<RouterContextProvider>): { mailbox?: string } =>
  mailsFor(context) ? { mailbox: "/mailbox" } : {};
