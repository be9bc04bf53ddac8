import { useSite, useWords } from "#app/design/site.tsx";
import { formatNumber } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { ChangedTexts } from "./changed-texts.tsx";
import { type ComparedText, compareRevisions } from "./compared.ts";
import type { RecordView } from "./record-view.ts";
import { StateButton } from "./state-button.tsx";
import { waitsForPrincipal } from "./waits.ts";
import { recordWords } from "./words.ts";

export interface PublishRequest {
  by: string;
  /** The changes since the public version; undefined if nothing is public. */
  texts: ComparedText[] | undefined;
}

/** @returns undefined if nobody asks for publishing, or once the reader works on the record */
export function publishRequestIn(view: RecordView, locale: Locale): PublishRequest | undefined {
  const { kind, open, actor, mayPublish, problem, problems, at, part, isUnsaved } = view;
  if (!open?.last || open.last.by === actor.uid || !mayPublish || !waitsForPrincipal(kind, open)) return undefined;
  if (problem || problems || at !== undefined || part !== undefined || isUnsaved) return undefined;
  const { publicData, data, last } = open;
  return { by: last.byName, texts: publicData && compareRevisions(kind, publicData, data, locale) };
}

export function PublishRequestNote({ view, request }: { view: RecordView; request: PublishRequest }) {
  const { locale } = useSite();
  const { request: asked, buttons } = useWords(recordWords);
  const { by, texts } = request;
  const { kind, slug = "" } = view;
  return (
    <>
      <p>
        <strong>
          {texts ? asked.asksChanges(by, formatNumber(texts.length, locale), texts.length === 1) : asked.asks(by)}
        </strong>
      </p>
      {texts && <ChangedTexts texts={texts} />}
      <p className="actions">
        <StateButton intent="publish" look="button">
          {buttons.publish}
        </StateButton>
        {kind.addresses(slug).length > 0 && <StateButton intent="preview">{buttons.preview}</StateButton>}
      </p>
    </>
  );
}
