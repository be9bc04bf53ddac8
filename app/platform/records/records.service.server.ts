import { createContext } from "react-router";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type Agenda, agendaOf } from "./agenda.server.ts";
import { countRecords, type RecordCounts } from "./counts.server.ts";
import { createDrafts, type Drafts } from "./drafts.service.server.ts";
import { createEditions, type Editions } from "./editions.service.server.ts";
import { createPairMemory, type RememberedPair } from "./pair-memory.server.ts";
import { createPictureNames, type PictureNames } from "./picture-names.server.ts";
import { createReading, type Reading } from "./reading.service.server.ts";
import type { RecordParts } from "./record-parts.server.ts";

/** The records that the office writes. Expected outcomes are returned, and surprises thrown. */
export interface Records extends Drafts, Editions, Reading {
  /** Stops what is scheduled: the same as `undo`. */
  stopSchedule: Editions["undo"];
  /** What waits for the office, of these kinds. */
  agenda: (kinds: string[]) => Promise<Agenda>;
  /** How many records are public, drafts, and lack a language, by kind. */
  counts: (kinds: string[]) => Promise<Map<string, RecordCounts>>;
  /** Earlier published pairs of which the text in this language resembles a text, the best first. */
  pairs: (text: string, locale: Locale) => RememberedPair[];
  /** What pictures show, as public records say it. */
  pictureNames: () => PictureNames;
}

/** Puts the service together. */
export function createRecords(parts: RecordParts & Parameters<typeof createPairMemory>[0]): Records {
  const editions = createEditions(parts);
  return {
    ...createReading(parts),
    ...createDrafts(parts),
    ...editions,
    stopSchedule: editions.undo,
    agenda: (kinds) => agendaOf(parts, kinds),
    counts: (kinds) => countRecords(parts, kinds),
    pairs: createPairMemory(parts),
    pictureNames: createPictureNames(parts),
  };
}

/** The router context of the records. */
export const recordsContext = createContext<Records>();
