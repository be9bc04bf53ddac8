import { createContext } from "react-router";
import type { StaffActor } from "#app/platform/actor.ts";
import { oncePerRequest } from "#app/platform/http/once-per-request.server.ts";
import { createAnswers } from "./answers/answers.service.server.ts";
import { createAdditions } from "./changes/additions.service.server.ts";
import type { InboxParts } from "./changes/change.server.ts";
import { createNotes } from "./changes/notes.service.server.ts";
import { createStates } from "./changes/states.service.server.ts";
import { createChecklists } from "./checklist/checklist.service.server.ts";
import { openSubmission } from "./list/open-submission.server.ts";
import { createInboxReading } from "./list/reading.service.server.ts";
import { createMerges } from "./merges/merges.service.server.ts";
import { createQuotes } from "./written/written.service.server.ts";

/** Expected outcomes are returned, and unexpected ones thrown. */
export const createInbox = (parts: InboxParts) => ({
  ...createInboxReading(parts),
  /** The reference may be that of a merged submission; documents are named in the actor's language. */
  open: (reference: string, actor: StaffActor) => openSubmission(parts, reference, actor),
  ...createStates(parts),
  ...createNotes(parts),
  ...createChecklists(parts),
  ...createQuotes(parts),
  ...createMerges(parts),
  ...createAdditions(parts),
  ...createAnswers(parts),
});

export type Inbox = ReturnType<typeof createInbox>;

export const inboxContext = createContext<Inbox>();

export const countsIn = oncePerRequest((context) => context.get(inboxContext).counts());
