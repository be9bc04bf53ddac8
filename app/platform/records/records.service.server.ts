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

/** The office's records. Expected outcomes are returned, and unexpected ones thrown. */
export interface Records extends Drafts, Editions, Reading {
  /** The pending work on records of these kinds. */
  agenda: (kinds: string[]) => Promise<Agenda>;
  /** How many records are public, are drafts, and lack a language, by kind. */
  counts: (kinds: string[]) => Promise<Map<string, RecordCounts>>;
  /** Previously published pairs whose text in this language is similar, the best match first. */
  pairs: (text: string, locale: Locale) => RememberedPair[];
  /** Whether an address leads to a public page or document of this site. */
  isSitePath: IsSitePath;
  /** Descriptions of pictures from public records. */
  pictureNames: () => PictureNames;
}

/** Makes the records service. */
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

/** Router context of the records service. */
export const recordsContext = createContext<Records>();
