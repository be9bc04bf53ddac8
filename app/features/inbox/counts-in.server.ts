import { oncePerRequest } from "#app/platform/http/once-per-request.server.ts";
import { inboxContext } from "./inbox.server.ts";

/** What stands on top of the inbox: the office's frame shows it, and some of its screens. */
export const countsIn = oncePerRequest((context) => context.get(inboxContext).counts());
