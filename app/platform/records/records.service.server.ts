import { createContext } from "react-router";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type Agenda, agendaOf } from "./agenda.server.ts";
import { countRecords, type RecordCounts } from "./counts.server.ts";
import { createDrafts, type Drafts } from "./drafts.service.server.ts";
import { createEditions, type Editions } from "./editions.service.server.ts";
import type { IsSitePath } from "./missing-pages.ts";
import { createPairMemory, type RememberedPair } from "./pair-memory.server.ts";
import { createPictureNames, type PictureNames } from "./picture-names.server.ts";
import { createReading, type Reading } from "./reading.service.server.ts";
import type { RecordParts } from "./record-parts.server.ts";

/** Expected outcomes are returned, and unexpected ones thrown. */
export interface Records extends Drafts, Editions, Reading {
  agenda: (kinds: string[]) => Promise<Agenda>;
  counts: (kinds: string[]) => Promise<Map<string, RecordCounts>>;
  pairs: (text: string, locale: Locale) => RememberedPair[];
  isSitePath: IsSitePath;
  pictureNames: () => PictureNames;
}

export function createRecords(parts: RecordParts & Parameters<typeof createPairMemory>[0]): Records {
  return {
    ...createReading(parts),
    ...createDrafts(parts),
    ...createEditions(parts),
    agenda: (kinds) => agendaOf(parts, kinds),
    counts: (kinds) => countRecords(parts, kinds),
    pairs: createPairMemory(parts),
    isSitePath: parts.isSitePath,
    pictureNames: createPictureNames(parts),
  };
}

export const recordsContext = createContext<Records>();
