import type { RouterContextProvider } from "react-router";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { recordNames } from "#app/platform/records/record-names.server.ts";
import type { LogNames, LogView } from "./activity-log.ts";

/** The names of the records and kinds on a page of the log; empty if it is about people. */
export async function logNames(
  context: Readonly<RouterContextProvider>,
  { about, lines, query }: LogView,
  locale: Locale,
): Promise<LogNames> {
  if (about === "people") return { names: {}, kinds: {} };
  const kinds = Object.fromEntries(context.get(kindsContext).map(({ name, words }) => [name, words[locale].many]));
  const [kind = "", slug = ""] = (query.record ?? "").split("/");
  const asked = slug ? [{ kind, slug }] : [];
  const found = lines.flatMap(({ kind, slug }) => (kind && slug ? [{ kind, slug }] : []));
  return { names: await recordNames(context, [...found, ...asked], locale), kinds };
}
