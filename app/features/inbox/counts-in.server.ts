import type { RouterContextProvider } from "react-router";
import { inboxContext } from "./inbox.server.ts";
import type { InboxCounts } from "./views.ts";

const counted = new WeakMap<object, Promise<InboxCounts>>();

/** What stands on top of the inbox, counted once for a request: the office's frame shows it, and some of its screens. */
export function countsIn(context: Readonly<RouterContextProvider>): Promise<InboxCounts> {
  const counts = counted.get(context) ?? context.get(inboxContext).counts();
  counted.set(context, counts);
  return counts;
}
