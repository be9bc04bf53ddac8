import type { RouterContextProvider } from "react-router";
import { may } from "#app/features/staff/index.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { publicationsContext } from "#app/platform/publications/publications.server.ts";
import { boardLines } from "./board-lines.ts";
import { restoredLines } from "./restored-lines.ts";

/** What the office's start page says of the proof of publication; only the principal can act on a restored backup. */
export async function proofLines(context: Readonly<RouterContextProvider>, actor: StaffActor, locale: Locale) {
  const { entries } = await context.get(publicationsContext).read();
  const restored = may(actor, "decide") ? restoredLines(entries, Date.now(), locale) : [];
  return [...restored, ...boardLines(entries, locale)];
}
