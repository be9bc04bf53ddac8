import { Difference } from "#app/design/difference.tsx";
import { useWords } from "#app/design/site.tsx";
import { otherLocale } from "#app/platform/i18n/locale.ts";
import { valueAt } from "#app/platform/records/draft.ts";
import type { PairState } from "#app/platform/records/pairs.ts";
import { useRecordForm } from "./form-context.ts";
import { recordFormWords } from "./words.ts";

interface PairStateNoteProps {
  path: string;
  state: Exclude<PairState, { state: "both" }>;
}

export function PairStateNote({ path, state }: PairStateNoteProps) {
  const { data } = useRecordForm();
  const { state: words } = useWords(recordFormWords);
  if (state.state === "missing") return <p className="pair-state">{words.missing(state.locale)}</p>;
  const changed = otherLocale(state.locale);
  return (
    <div className="pair-state">
      <p>{words.changed(changed, state.locale)}</p>
      <p>
        <Difference before={state.was} after={String(valueAt(data, `${path}.${changed}`) ?? "")} lang={changed} />
      </p>
      <label className="check">
        <input type="checkbox" name={`still:${path}`} value="on" autoComplete="off" /> {words.still(state.locale)}
      </label>
    </div>
  );
}
