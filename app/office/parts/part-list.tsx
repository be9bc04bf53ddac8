import { type DraftData, type DraftPair, isEmpty, pairsIn, valueAt } from "#app/cms/records/draft.ts";
import { fieldAt } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { choiceLabel, shortName } from "#app/cms/records/labels.ts";
import type { RecordProblem } from "#app/cms/records/publishable.ts";
import type { PairState } from "#app/cms/records/translations.ts";
import { formatDigits, formatNumber } from "#app/lib/i18n/format.ts";
import { type Locale, localeNames, otherLocale } from "#app/lib/i18n/locale.ts";
import { DeviceNote } from "#app/office/on-device/device-note.tsx";
import { fieldId } from "#app/office/record-form/form-context.ts";
import { recordFormWords } from "#app/office/record-form/record-form-words.ts";
import { recordWords } from "#app/office/records/record-words.ts";
import { SubmitButton } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { isPaired, pairsOf, paragraphsIn, partPath, partsIn, partWords, sentencesIn } from "./parts.ts";

interface Props {
  kind: RecordKind;
  data: DraftData;
  /** With the language. */
  address: string;
  first: Locale;
  states: Record<string, PairState>;
  /** Problems that keep the draft from being published. */
  unready: RecordProblem[];
}

export function PartList(props: Props) {
  const { kind, data, address } = props;
  const { list: words } = useWords(partWords);
  const rows = partsIn(kind, data);
  const isWaiting = kind.parts !== undefined && !isEmpty(data[kind.parts.pasted]);
  return (
    <section className="parts" aria-labelledby="parts">
      <h2 id="parts">{words.title}</h2>
      <p className="quiet">{rows.length > 0 ? words.lead : words.none}</p>
      <ol>
        {rows.map((row, at) => (
          <PartCard key={partPath(kind, row, at)} {...props} rows={rows} at={at} />
        ))}
      </ol>
      <p className="actions">
        <button type="submit" form="record-form" name="intent" value="part:add" className="button quiet-button">
          {words.add}
        </button>
        <a href={`${address}?part=${kind.parts?.pasted}`} className="button quiet-button">
          {isWaiting ? words.waits : words.paste}
        </a>
      </p>
    </section>
  );
}

function firstWords(kind: RecordKind, row: DraftData, locale: Locale): string {
  const list = fieldAt(kind.fields, kind.parts?.list ?? "");
  const fields = list?.type === "list" && list.item.type === "group" ? list.item.fields : [];
  return shortName(pairsIn(fields, row).find(({ pair }) => pair[locale])?.pair[locale] ?? "");
}

const isOwned = ({ parts }: RecordKind, rows: DraftData[], at: number): boolean =>
  parts?.levelOf(rows[at] as DraftData) === undefined && rows.slice(0, at).some((row) => parts?.levelOf(row));

function PartCard({ kind, address, first, states, unready, rows, at }: Props & { rows: DraftData[]; at: number }) {
  const { locale } = useSite();
  const { list: words } = useWords(partWords);
  const { state: stateWords } = useWords(recordFormWords);
  const row = rows[at] as DraftData;
  const path = partPath(kind, row, at);
  const isWithin = (other: string) => other.startsWith(`${path}.`);
  const field = fieldAt(kind.fields, `${path}.block`);
  const own = Object.entries(states).flatMap(([place, state]) => (isWithin(place) ? [state] : []));
  const missing = own.find(({ state }) => state === "missing");
  const changed = own.find(({ state }) => state === "changed");
  const isWrong = unready.some((problem) => isWithin(problem.path) && problem.code !== "language");
  const notes = [
    missing?.state === "missing" && stateWords.missing(missing.locale),
    changed?.state === "changed" && stateWords.changed(otherLocale(changed.locale), changed.locale),
    isWrong && words.wrong,
  ].filter((note) => note !== undefined && note !== false);
  return (
    <li id={fieldId(path)} className={isOwned(kind, rows, at) ? "owned" : undefined}>
      <a href={`${address}?part=${path}${isWrong ? "&why" : ""}`}>
        <span className="quiet">
          {formatDigits(at + 1, locale)}. {field && choiceLabel(kind, field, String(row.block ?? ""), locale)}
        </span>
        {[first, otherLocale(first)].map((each) => (
          <span key={each} lang={each}>
            {firstWords(kind, row, each)}
          </span>
        ))}
        {notes.map((note) => (
          <strong key={note} className="pair-state">
            {note}
          </strong>
        ))}
      </a>
    </li>
  );
}

/** Each button saves what is typed, and then changes the list. */
export function PartButtons({ kind, data, part }: { kind: RecordKind; data: DraftData; part: string }) {
  const { buttons } = useWords(recordWords);
  const { buttons: words } = useWords(partWords);
  const rows = partsIn(kind, data);
  const at = rows.findIndex((row, index) => partPath(kind, row, index) === part);
  const isHeading = kind.parts?.levelOf(valueAt(data, part) as DraftData) !== undefined;
  return (
    <div className="publish">
      <p className="actions">
        <SubmitButton does="save" look="button" busy={buttons.saving}>
          {buttons.save}
        </SubmitButton>
        <SubmitButton does="part:add">{words.add}</SubmitButton>
      </p>
      <p className="row-buttons">
        {at > 0 && (
          <SubmitButton does="part:up" look="row-button">
            {words.up}
          </SubmitButton>
        )}
        {at < rows.length - 1 && (
          <SubmitButton does="part:down" look="row-button">
            {words.down}
          </SubmitButton>
        )}
        <SubmitButton does="part:copy" look="row-button">
          {words.copy}
        </SubmitButton>
        <SubmitButton does="part:remove" look="row-button">
          {words.remove}
        </SubmitButton>
      </p>
      {isHeading && <p className="quiet">{words.headingHelp}</p>}
      <DeviceNote />
    </div>
  );
}

export function PastedPairs({ pasted, first }: { pasted: DraftPair; first: Locale }) {
  const { locale } = useSite();
  const { pasted: words } = useWords(partWords);
  const pairs = pairsOf(pasted);
  const count = (of: Locale) => formatNumber(paragraphsIn(pasted[of]).length, locale);
  const canBeTaken = isPaired(pairs);
  return (
    <div className="publish">
      <p className="actions">
        <SubmitButton does="pasted:pair" look={pairs.length > 0 ? "button quiet-button" : "button"}>
          {words.pair}
        </SubmitButton>
      </p>
      <DeviceNote />
      {pairs.length > 0 && (
        <section className="pasted" aria-labelledby="pairs">
          <h2 id="pairs">{words.pairs}</h2>
          <p role="status">
            {words.counts(count("mr"), count("en"))} {canBeTaken ? words.paired : words.unpaired}
          </p>
          <ol>
            {pairs.map((pair, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name, and are rendered once.
              <li key={at}>
                {[first, otherLocale(first)].map((each) => (
                  <Paragraph key={each} locale={each} text={pair[each]} at={at} />
                ))}
              </li>
            ))}
          </ol>
          {canBeTaken && (
            <>
              <p className="actions">
                <SubmitButton does="pasted:instead" look="button">
                  {words.instead}
                </SubmitButton>
                <SubmitButton does="pasted:end">{words.end}</SubmitButton>
              </p>
              <p className="quiet">{words.kept}</p>
            </>
          )}
        </section>
      )}
    </div>
  );
}

function Paragraph({ locale, text, at }: { locale: Locale; text: string | undefined; at: number }) {
  const { pasted: words } = useWords(partWords);
  const site = useSite();
  const number = formatDigits(at + 1, site.locale);
  if (text === undefined)
    return (
      <div className="unpaired">
        <p className="quiet">
          {number} · {localeNames[locale]}
        </p>
        <p>{words.nothing}</p>
      </div>
    );
  const sentences = sentencesIn(text);
  return (
    <div>
      <p className="quiet">
        {number} · {localeNames[locale]}
      </p>
      <p lang={locale}>{text}</p>
      {at > 0 && (
        <SubmitButton does={`pasted:join.${locale}.${at}`} look="row-button">
          {words.join}
          <span className="sr-only">
            : {localeNames[locale]} {number}
          </span>
        </SubmitButton>
      )}
      {sentences.length > 1 && (
        <details>
          <summary>{words.split}</summary>
          {sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no name, and are rendered once.
            <p key={index}>
              {index > 0 && (
                <SubmitButton does={`pasted:split.${locale}.${at}.${index}`} look="row-button">
                  {words.splitHere}
                </SubmitButton>
              )}{" "}
              <span lang={locale}>{sentence}</span>
            </p>
          ))}
        </details>
      )}
    </div>
  );
}
