import type { RouterContextProvider } from "react-router";
import { documentTitle } from "#app/features/documents/index.server.ts";
import type { Unprintable } from "#app/platform/content/content-error.ts";
import { type PublicRecords, publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { textsIn } from "#app/platform/content/strings-in.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { UnmadeDocument } from "#app/platform/made/documents.server.ts";
import { printingContext } from "#app/platform/made/printing.server.ts";
import { unprintableCharacters } from "#app/platform/made/signs.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { nameIn } from "#app/platform/records/names.ts";
import type { WaitingLine } from "./waiting.ts";
import { startWords } from "./words.ts";

function recordWith(records: PublicRecords, kinds: readonly RecordKind[], { text: printed }: Unprintable) {
  const isOf = (text: string) => unprintableCharacters(text) !== "" && (printed.includes(text) || text.includes(printed));
  for (const kind of kinds)
    for (const record of [records.of(filesOfKinds(kind))[kind.name]].flat() as { id?: string | number }[]) {
      if (!record || !textsIn(record).some(isOf)) continue;
      return { kind, record, to: `/office/records/${kind.name}/${kind.id === "single" ? kind.name : record.id}` };
    }
  return undefined;
}

/** Documents that cannot be made of what is public, each with the reason and where it is corrected. */
export function failedDocumentLines(
  unmade: UnmadeDocument[],
  records: PublicRecords,
  kinds: readonly RecordKind[],
  locale: Locale,
): WaitingLine[] {
  const t = startWords[locale].unmade;
  const ids = [...new Set(unmade.map(({ id }) => id))];
  return ids.map((id) => {
    const ofId = unmade.filter((each) => each.id === id);
    const unprintable = ofId.find((each) => each.unprintable)?.unprintable;
    const found = unprintable && recordWith(records, kinds, unprintable);
    const name = found && (nameIn(found.kind, found.record, locale)?.text ?? found.kind.words[locale].one);
    const isKept = ofId.every((each) => each.isKept);
    return {
      text: t.line(documentTitle(records, id, locale)),
      detail: `${unprintable ? t.signs(unprintable.signs, name) : t.failed} ${isKept ? t.isKept : t.isMissing}`,
      to: found?.to ?? "/office/records",
    };
  });
}

export const failedDocumentLinesIn = (context: Readonly<RouterContextProvider>, locale: Locale): WaitingLine[] =>
  failedDocumentLines(
    context.get(printingContext).unmade(),
    context.get(publicRecordsContext),
    context.get(kindsContext),
    locale,
  );
