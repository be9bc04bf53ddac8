import { Difference } from "#app/design/difference.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { valueAt } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { placeLabel } from "#app/platform/records/labels.ts";
import { compareAt } from "./compared.ts";
import type { RecordView, Theirs } from "./record-view.ts";
import { recordFormId } from "./state-button.tsx";
import { recordWords } from "./words.ts";

/** For one field, each side has a button; of several, the other person's texts are ticked and saved together. */
export function ConflictTexts({ view, theirs }: { view: RecordView; theirs: Theirs }) {
  const { locale } = useSite();
  const { conflict, buttons } = useWords(recordWords);
  const { kind, data, problem } = view;
  const found = Object.entries(theirs);
  const name = (problem?.code === "conflict" && problem.last?.byName) || conflict.somebody;
  const isOne = found.length === 1;
  return (
    <div className="both-texts">
      {found.map(([path, { before, after }]) => (
        <section key={path} aria-labelledby={`both-${path}`}>
          <h2 id={`both-${path}`}>{placeLabel(kind, path, locale, data)}</h2>
          <div className="sides">
            <div className="mine">
              <h3>{conflict.mine}</h3>
              <VersionText kind={kind} path={path} before={before} after={valueAt(data, path)} />
              {isOne && (
                <button type="submit" form={recordFormId} name="intent" value="save" className="button">
                  {conflict.keepMine}
                </button>
              )}
            </div>
            <div className="theirs">
              <h3>{conflict.theirs(name)}</h3>
              <VersionText kind={kind} path={path} before={before} after={after} />
              {isOne ? (
                <button
                  type="submit"
                  form={recordFormId}
                  name="intent"
                  value={`theirs:${path}`}
                  className="button quiet-button"
                >
                  {conflict.keepTheirs}
                </button>
              ) : (
                <label className="check">
                  <input type="checkbox" form={recordFormId} name={`theirs:${path}`} value="on" autoComplete="off" />{" "}
                  {conflict.taken}
                </label>
              )}
            </div>
          </div>
        </section>
      ))}
      {!isOne && (
        <p>
          <button type="submit" form={recordFormId} name="intent" value="save" className="button">
            {buttons.save}
          </button>
        </p>
      )}
    </div>
  );
}

interface TextProps {
  kind: RecordKind;
  path: string;
  before: unknown;
  after: unknown;
}

function VersionText({ kind, path, before, after }: TextProps) {
  const { locale } = useSite();
  const { conflict } = useWords(recordWords);
  return compareAt(kind, path, before, after, locale).map((each) => (
    <p key={each.label} className="lines">
      {each.after === "" && each.before === "" ? (
        <em>{conflict.nothing}</em>
      ) : (
        <Difference before={each.before} after={each.after} lang={each.lang} />
      )}
    </p>
  ));
}
