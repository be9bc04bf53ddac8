import { unprintableCharacters } from "#app/cms/content/printable-text.ts";
import { textsIn } from "#app/cms/content/text.ts";
import { isImmediate, isShownState } from "#app/cms/records/editions.ts";
import { nameIn, shortName } from "#app/cms/records/labels.ts";
import type { EditionAhead, OpenRecord } from "#app/cms/records/record-types.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { formatClock, formatNearDay, formatWeekdayMoment } from "#app/lib/i18n/format-moment.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { printWords } from "#app/pdf/print-words.ts";
import { posterWords } from "#app/site/posters/poster-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { lastDayBefore } from "./posted-record.ts";
import { StateButton } from "./record-actions.tsx";
import { ChangedTexts, type ComparedText, compareRevisions } from "./record-texts.tsx";
import { type RecordView, recordAddressOf, waitsForPrincipal } from "./record-view.ts";
import { formatAgo, recordWords } from "./record-words.ts";
import { stoppedWords } from "./stopped-words.ts";

interface PublishRequest {
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

function PublishRequestNote({ view, request }: { view: RecordView; request: PublishRequest }) {
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

/** How long "saved" is shown, in milliseconds. */
const justSaved = 5 * 60_000;

export function RecordStateNote({ view, request }: { view: RecordView; request: PublishRequest | undefined }) {
  const { link } = useSite();
  const words = useWords(recordWords);
  const posters = useWords(posterWords);
  const print = useWords(printWords);
  const { open, kind, mayPublish } = view;
  if (!open) return null;
  const { state, ahead, current } = open;
  const waits = waitsForPrincipal(kind, open);
  const isPublic = state === "public";
  const signs = isPublic && !kind.isInternal ? unprintableCharacters(...textsIn(open.publicData)) : "";
  const [address] = kind.addresses(open.slug);
  const own = link(recordAddressOf(kind.name, open.slug));
  return (
    <div className={classesOf(view, open, waits)} role="status">
      {request && <PublishRequestNote view={view} request={request} />}
      {view.isStopped ? (
        <StoppedNote open={open} isAlone={view.isScheduleLost} />
      ) : (
        !request && <CurrentState view={view} open={open} />
      )}
      {ahead.map((edition) => (
        <ScheduledEdition key={edition.id} view={view} open={open} edition={edition} />
      ))}
      {open.isChanged && !view.isStopped && !request && isShownState(state) && <p>{words.record.hasChanges}</p>}
      {!request && waits && <p>{mayPublish ? words.record.waitsForYou : words.record.waits}</p>}
      {signs && <p>{print.onRecord(signs)}</p>}
      <LastChanged view={view} open={open} />
      {address && (isPublic || ahead.some(isImmediate)) && (
        <p className="links">
          {isPublic ? (
            <a href={link(address)}>{words.record.see}</a>
          ) : (
            <a href={`${own}?see`}>{words.record.seeInAMinute}</a>
          )}
          {kind.isShared && isPublic && <a href={`${own}/preview#whatsapp`}>{words.record.share}</a>}
          {kind.isShared && isPublic && <a href={`${own}/preview#poster`}>{posters.both}</a>}
        </p>
      )}
      {mayPublish && current && (state === "off" || state === "ended") && (
        <StateButton intent="putBack">{words.buttons.putBack}</StateButton>
      )}
      {state === "discarded" && <StateButton intent="restore">{words.buttons.restore}</StateButton>}
    </div>
  );
}

const isJustSaved = ({ actor, now }: RecordView, { last }: OpenRecord) =>
  last !== undefined && last.by === actor.uid && now - last.at < justSaved;

/** What waits is highlighted; green is for what was just done. */
function classesOf(view: RecordView, open: OpenRecord, waits: boolean): string {
  const isAtRest = open.ahead.length === 0 && !isJustSaved(view, open);
  return `note record-state${waits ? " waits" : isAtRest ? " at-rest" : ""}`;
}

function StoppedNote({ open: { state, ahead }, isAlone }: { open: OpenRecord; isAlone: boolean | undefined }) {
  const stopped = useWords(stoppedWords);
  const left = ahead.length === 0 && (state === "draft" || state === "public") ? state : "other";
  return (
    <p>
      {!(isAlone && left === "other") && <strong>{stopped[left]}</strong>} {isAlone && stopped.alone}
    </p>
  );
}

function CurrentState({ view: { now, kind }, open }: { view: RecordView; open: OpenRecord }) {
  const { locale } = useSite();
  const { record } = useWords(recordWords);
  const { state, current } = open;
  const lastDay = current?.publicUntil && formatNearDay(lastDayBefore(current.publicUntil), locale, now);
  if (state === "discarded") return <p>{record.isDiscarded}</p>;
  if (state === "draft") return <p>{kind.isInternal ? record.isUnused : record.isDraft}</p>;
  if (state === "scheduled") return null;
  if (current?.off && !kind.keepsPage) return <p>{record.offEverywhere[current.off]}</p>;
  if (current?.off)
    return (
      <p>
        {record.off[current.off]} {current.replacedBy && record.leadsTo(current.replacedBy)}
      </p>
    );
  if (state === "ended") return <p>{(kind.keepsPage ? record.expired : record.expiredEverywhere)(lastDay || "")}</p>;
  return (
    <>
      <p>
        <strong>{lastDay ? record.isPublicUntil(lastDay) : kind.isInternal ? record.isInUse : record.isPublic}</strong>
      </p>
      {current?.follows && <p>{record.follows(current.follows)}</p>}
    </>
  );
}

function ScheduledEdition({ view, open, edition }: { view: RecordView; open: OpenRecord; edition: EditionAhead }) {
  const { locale } = useSite();
  const { record, buttons, conflict } = useWords(recordWords);
  const isSoon = isImmediate(edition);
  const { kind, actor } = view;
  const { publishedOn } = kind;
  const name = (kind.id !== "single" && nameIn(kind, view.filled(edition.data), locale)) || undefined;
  // Nothing has changed since publishing, so the draft is what will be public.
  const dated = publishedOn && !open.isChanged && String(open.data[publishedOn] ?? "");
  const when = formatWeekdayMoment(edition.publicFrom, locale, view.now);
  const until = edition.publicUntil && formatNearDay(lastDayBefore(edition.publicUntil), locale, view.now);
  return (
    <p className="ahead">
      <strong>{isSoon ? record.inAMinute : record.comes(when)}</strong> {until && record.isPublicUntil(until)}{" "}
      {dated && record.dated(formatNearDay(dated, locale, view.now))}{" "}
      <span>
        {edition.by === actor.uid ? record.byYou : record.by(edition.byName ?? conflict.somebody)} “
        <span lang={name?.lang}>{name ? shortName(name.text) : kind.words[locale].one}</span>”
      </span>{" "}
      {view.mayPublish && (
        <StateButton intent={`undo:${edition.id}`}>{isSoon ? buttons.undo : buttons.stop}</StateButton>
      )}
    </p>
  );
}

/** Whoever just changed the draft reads "saved" instead. */
function LastChanged({ view, open }: { view: RecordView; open: OpenRecord }) {
  const { locale } = useSite();
  const { record } = useWords(recordWords);
  const { actor, now } = view;
  const { last } = open;
  if (!last || open.state === "discarded") return null;
  const isMine = last.by === actor.uid;
  const isFresh = isJustSaved(view, open);
  if (isFresh && last.what === "merged") return <p>{record.merged(formatClock(last.at, locale))}</p>;
  if (isFresh) return <p>{record.saved(formatClock(last.at, locale))}</p>;
  const when = formatAgo(last.at, locale, now);
  return <p>{isMine ? record.changedByYou(when) : record.changedBy(last.byName, when)}</p>;
}
