import { isImmediate } from "#app/cms/records/editions.ts";
import { recordNamesOf } from "#app/cms/records/labels.ts";
import type { EditionAhead, OpenRecord } from "#app/cms/records/record-types.ts";
import { formatNearDay } from "#app/lib/i18n/format-moment.ts";
import { otherLocale } from "#app/lib/i18n/locale.ts";
import { fieldId } from "#app/office/record-form/form-context.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { lastDayBefore } from "./posted-record.ts";
import { StateButton } from "./record-actions.tsx";
import { type RecordView, recordAddressOf } from "./record-view.ts";
import { recordWords } from "./record-words.ts";

const minute = 60_000;

/** The edition that this person has just published and not changed since; undefined if anything else must be shown. */
export function justPublished({ open, actor, problem, at, part, isUnsaved, mayPublish }: RecordView) {
  const [edition, ...others] = open?.ahead ?? [];
  const isTheirs = edition && others.length === 0 && isImmediate(edition) && edition.by === actor.uid;
  const isAsked = problem !== undefined || at !== undefined || part !== undefined;
  if (!open || !isTheirs || !mayPublish || isAsked || isUnsaved || open.isChanged) return undefined;
  return { open, edition };
}

interface Props {
  view: RecordView;
  open: OpenRecord;
  edition: EditionAhead;
}

/** Shown in the minute after publishing. */
export function PublishedNote({ view: { kind, now, states, filled }, open, edition }: Props) {
  const { link, locale } = useSite();
  const { record, buttons } = useWords(recordWords);
  const own = link(recordAddressOf(kind.name, open.slug));
  const names = kind.id === "single" ? {} : (recordNamesOf(kind, filled(edition.data)) ?? {});
  const texts = [locale, otherLocale(locale)].filter((each) => names[each]);
  const day = kind.publishedOn && String((edition.data as Record<string, unknown>)[kind.publishedOn] ?? "");
  const until = edition.publicUntil && formatNearDay(lastDayBefore(edition.publicUntil), locale, now);
  const owed = Object.entries(states).find(
    ([, pair]) => pair.state === "missing" && pair.locale === edition.follows,
  )?.[0];
  const left = Math.max(0, edition.publicFrom - now);
  return (
    <div className="record-state published" role="status">
      <p className="note news">
        <Icon name="check" />
        <span>
          <strong>{record.inAMinute}</strong> {until && record.isPublicUntil(until)}
        </span>
      </p>
      <div className="public-card">
        {day && <p className="quiet">{formatNearDay(day, locale, now)}</p>}
        {texts.map((each) => (
          <p key={each} lang={each}>
            {names[each]}
          </p>
        ))}
        {texts.length === 0 && <p>{kind.words[locale].one}</p>}
      </div>
      {edition.follows && (
        <p className="owed">
          <strong>{record.follows(edition.follows)}</strong>
          {owed && (
            <a href={`${own}?at=${owed}#${fieldId(`${owed}.${edition.follows}`)}`}>{record.writeIn(edition.follows)}</a>
          )}
        </p>
      )}
      <svg className="minute" width="100%" height="4" aria-hidden="true">
        <rect width="100%" height="4" />
        <rect height="4" width={`${(left / minute) * 100}%`}>
          <animate attributeName="width" to="0%" dur={`${Math.ceil(left / 1000)}s`} fill="freeze" />
        </rect>
      </svg>
      <p className="actions">
        {/* Before its minute is over, a new record has no page that anybody could open. */}
        {kind.isShared &&
          (open.state === "public" ? (
            <a href={`${own}/preview#whatsapp`} className="button">
              {record.share}
            </a>
          ) : (
            <a href={`${own}?send`} className="button quiet-button">
              {record.shareInAMinute}
            </a>
          ))}
        {kind.id !== "single" && (
          <a href={link(recordAddressOf(kind.name))} className="button quiet-button">
            {kind.words[locale].add}
          </a>
        )}
      </p>
      <p className="links">
        <StateButton intent={`undo:${edition.id}`} look="row-button">
          {buttons.undo}
        </StateButton>
        {kind.addresses(open.slug).length > 0 && (
          <a href={`${own}?see`} className="row-button">
            {record.seeInAMinute}
          </a>
        )}
      </p>
    </div>
  );
}
