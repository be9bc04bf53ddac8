import { createChecklists } from "./checklist/checklist.service.server.ts";
import type { Inbox } from "./inbox.server.ts";
import { createInboxReading } from "./list/reading.service.server.ts";
import { createMerges } from "./merges/merges.service.server.ts";
import { createAdditions } from "./work/additions.service.server.ts";
import type { InboxParts } from "./work/change.server.ts";
import { createNotes } from "./work/notes.service.server.ts";
import { createStates } from "./work/states.service.server.ts";

/** Puts the inbox together. */
export const createInbox = (parts: InboxParts): Inbox => ({
  ...createInboxReading(parts),
  ...createStates(parts),
  ...createNotes(parts),
  ...createChecklists(parts),
  ...createMerges(parts),
  ...createAdditions(parts),
});
