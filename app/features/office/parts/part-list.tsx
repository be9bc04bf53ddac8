import { useSite, useWords } from "#app/design/site.tsx";
import { fieldId } from "#app/features/office/record-form/form-context.ts";
import { recordFormWords } from "#app/features/office/record-form/words.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { type Locale, otherLocale } from "#app/platform/i18n/locale.ts";
import { type DraftData, isEmpty } from "#app/platform/records/draft.ts";
import { fieldAt } from "#app/platform/records/field-at.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { choiceLabel } from "#app/platform/records/labels.ts";
import { shortName } from "#app/platform/records/names.ts";
import type { PairState } from "#app/platform/records/pairs.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";
import { pairsIn } from "#app/platform/records/walk.ts";
import { partPath, partsIn } from "./part.ts";
import { partWords } from "./words.ts";

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
