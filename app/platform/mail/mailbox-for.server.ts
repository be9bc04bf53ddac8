import { createContext, type RouterContextProvider } from "react-router";
import { visitorContext } from "#app/platform/http/visitor.server.ts";

/** The folder of the stored mails when there is no mail server. */
export const mailFolderContext = createContext<string | undefined>();

/** The page that shows stored mails, for a developer who tries the site on their own machine without a mail server. */
export const mailboxFor = (context: Readonly<RouterContextProvider>): { mailbox?: string } =>
  context.get(visitorContext).isLocal && context.get(mailFolderContext) ? { mailbox: "/mailbox" } : {};
