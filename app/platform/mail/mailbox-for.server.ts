import { createContext, type RouterContextProvider } from "react-router";
import { isSameSecret, type Secret } from "#app/platform/crypto/secret.server.ts";
import { isTriedOut, type Surroundings, visitorContext } from "#app/platform/http/visitor.server.ts";

/** The stored mails of a site without a mail server. */
export interface StoredMails {
  folder: string;
  /**
   * Key required for reading them: a request through a local proxy looks like a local one, so the address alone is not
   * enough.
   */
  key: string;
  /** The mailbox's address with the key, printed at the start; undefined for a site that others visit. */
  address: string | undefined;
}

/** The stored mails of the site; undefined with a mail server. */
export const storedMailsContext = createContext<StoredMails | undefined>();

/** The stored mails in a folder. The key is the same in every process, and after a restart. */
export function storedMails(folder: string, secret: Secret, surroundings: Surroundings): StoredMails {
  const key = secret.hmac("mailbox").slice(0, 22);
  const address = isTriedOut(surroundings) ? `${surroundings.siteUrl}/mailbox?key=${key}` : undefined;
  return { folder, key, address };
}

/** The stored mails, if the visitor is on this machine and has their key, from the page or its cookie. */
export function mailsFor(context: Readonly<RouterContextProvider>, given?: string | null): StoredMails | undefined {
  const mails = context.get(storedMailsContext);
  const { isLocal, mailboxKey } = context.get(visitorContext);
  if (!mails || !isLocal) return undefined;
  return import.meta.env.DEV || isSameSecret(given ?? mailboxKey, mails.key) ? mails : undefined;
}

/** The mailbox's address, for forms to show; only to a visitor who may read the mails. */
export const mailboxFor = (context: Readonly<RouterContextProvider>): { mailbox?: string } =>
  mailsFor(context) ? { mailbox: "/mailbox" } : {};
