import { createContext, type RouterContextProvider } from "react-router";
import { visitorContext } from "#app/platform/http/visitor.server.ts";

/** The folder of the kept mails, where there is no mail server. */
export const mailFolderContext = createContext<string | undefined>();

/** Where the kept mails are, for who tries the site on its own machine without a mail server. */
export const mailboxFor = (context: Readonly<RouterContextProvider>): { mailbox?: string } =>
  context.get(visitorContext).isLocal && context.get(mailFolderContext) ? { mailbox: "/mailbox" } : {};
