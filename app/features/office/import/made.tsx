import { useSite, useWords } from "#app/design/site.tsx";
import { recordAddressOf } from "#app/features/office/records/addresses.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { importWords } from "./import-words.ts";
import { tableNamed } from "./tables.ts";

export function ImportResult({
  table: name = "",
  made,
  unmade,
}: {
  table?: string | undefined;
  made: number;
  unmade: number;
}) {
  const { locale, link } = useSite();
  const t = useWords(importWords);
  const kind = tableNamed(name)?.kind;
  const isSingle = kind?.id === "single";
  return (
    <section id="answer" tabIndex={-1}>
      {made > 0 && (
        <p className="note" role="status">
          {t.made(formatNumber(made, locale), made === 1)}
        </p>
      )}
      {made === 0 && unmade === 0 && <p className="note">{t.nothing}</p>}
      {unmade > 0 && (
        <p className="note alert" role="alert">
          {t.unmade(formatNumber(unmade, locale))}
        </p>
      )}
      {kind && (
        <p>
          <a
            className="button"
            href={link(isSingle ? recordAddressOf(kind.name, kind.name) : `/office/records/${kind.name}`)}
          >
            {t.see}
          </a>
        </p>
      )}
    </section>
  );
}
