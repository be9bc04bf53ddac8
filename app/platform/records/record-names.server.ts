import type { RouterContextProvider } from "react-router";
import { factFiller } from "#app/platform/content/fill-facts.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { kindsContext } from "./kinds.server.ts";
import type { RecordName } from "./live-state.ts";
import { nameIn, type RecordNames } from "./names.ts";
import { recordsContext } from "./records.service.server.ts";

export async function recordNames(
  context: Readonly<RouterContextProvider>,
  named: RecordName[],
  locale: Locale,
): Promise<RecordNames> {
  const kinds = new Map(context.get(kindsContext).map((kind) => [kind.name, kind]));
  const drafts = await context.get(recordsContext).drafts(named.filter(({ kind }) => kinds.has(kind)));
  const filled = factFiller(context);
  const names: RecordNames = {};
  for (const each of named) {
    const kind = kinds.get(each.kind);
    if (!kind) continue;
    const { one } = kind.words[locale];
    const data = drafts.get(`${each.kind}/${each.slug}`);
    const own = kind.id !== "single" && data ? nameIn(kind, filled(data), locale) : undefined;
    names[`${each.kind}/${each.slug}`] = { text: own ? `${one}: ${own.text}` : one, lang: own?.lang ?? locale };
  }
  return names;
}
