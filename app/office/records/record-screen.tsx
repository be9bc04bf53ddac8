import { type DraftPair, valueAt } from "#app/cms/records/draft.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { placeLabel } from "#app/cms/records/labels.ts";
import { GuideLink } from "#app/office/guide/guide-link.tsx";
import { DeviceNote } from "#app/office/on-device/device-note.tsx";
import { PartButtons, PartList, PastedPairs } from "#app/office/parts/part-list.tsx";
import { partWords } from "#app/office/parts/parts.ts";
import { RecordForm } from "#app/office/record-form/record-form.tsx";
import { SubmitButton } from "#app/ui/forms/post-form.tsx";
import { Difference } from "#app/ui/inline.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { justPublished, PublishedNote } from "./published.tsx";
import { MoreActions, PublishButtons, recordFormId, StateButton } from "./record-actions.tsx";
import { publishRequestIn, RecordStateNote } from "./record-state.tsx";
import { compareAt } from "./record-texts.tsx";
import { type RecordView, recordAddressOf, type Theirs } from "./record-view.ts";
import { recordWords } from "./record-words.ts";
import { RefusalNote } from "./refusal-note.tsx";

/** For one field, each side has a button; of several, the other person's texts are ticked and saved together. */
function ConflictTexts({ view, theirs }: { view: RecordView; theirs: Theirs }) {
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

export function RecordScreen({ view }: { view: RecordView }) {
  const { link, locale } = useSite();
  const { conflict, record, buttons } = useWords(recordWords);
  const { kind, slug, theirs, problem } = view;
  const { data, isUnsaved, problems, states, suggestions, options, ticked, at, actor, part } = view;
  const hidden = {
    ...(slug !== undefined && { "form:slug": slug }),
    "form:version": String(view.version),
    "form:edition": view.edition,
    "form:key": view.key,
    ...(part !== undefined && { "form:part": part }),
  };
  const { also, start } = kind.words[locale];
  const isConflict = problem?.code === "conflict";
  const isOfTwo = isConflict || problem?.code === "merged";
  const published = justPublished(view);
  const request = publishRequestIn(view, locale);
  const isFolded = isConflict || published || request?.texts;
  const form = (
    <RecordForm
      id={recordFormId}
      action="#record-answer"
      hidden={hidden}
      device={{ record: [kind.name, slug ?? "new", part].filter(Boolean).join("/"), person: actor.uid, isUnsaved }}
      kind={kind}
      data={data}
      states={states}
      suggestions={suggestions}
      options={options}
      first={actor.firstLanguage}
      {...(problems && { problems })}
      {...(at !== undefined && { at })}
      {...(part !== undefined && { part })}
      {...(ticked && { ticked })}
      before={
        view.start === "offered" && (
          <p>
            <SubmitButton does="start">{start?.button}</SubmitButton>
          </p>
        )
      }
    >
      {isConflict ? (
        <div className="publish">
          <p className="actions">
            <SubmitButton does="save" busy={buttons.saving}>
              {buttons.save}
            </SubmitButton>
          </p>
          <DeviceNote />
        </div>
      ) : part !== undefined ? (
        <PartActions view={view} part={part} />
      ) : (
        <>
          <PublishButtons view={view} />
          <MoreActions view={view} />
        </>
      )}
    </RecordForm>
  );
  const whole = part === undefined && kind.parts && slug !== undefined;
  return (
    <section
      id="record"
      data-part
      data-screen={part}
      data-address={slug === undefined ? undefined : link(recordAddressOf(kind.name, slug))}
      data-heading={slug === undefined ? undefined : kind.words[locale].one}
    >
      {/* A changed row is focused instead. */}
      <div id={at === undefined ? "record-answer" : undefined} tabIndex={-1}>
        <RefusalNote view={view} />
        {view.start === "done" && (
          <p className="note" role="status">
            {start?.done}
          </p>
        )}
        {view.undo && <UndoNote undo={view.undo} />}
        {isConflict && theirs && <ConflictTexts view={view} theirs={theirs} />}
        {isOfTwo && <GuideLink to="together" isBesideForm />}
        {published ? (
          <PublishedNote view={view} {...published} />
        ) : (
          // The list of missing texts already says that the draft is saved but not public.
          !isConflict &&
          part === undefined &&
          !(problems && isPlainDraft(view)) && <RecordStateNote view={view} request={request} />
        )}
      </div>
      {also && (
        <p className="form-note">
          {also.sentence} <a href={link(`/office/records/${also.kind}`)}>{also.link}</a>
        </p>
      )}
      {/* Before the first field, not after the last. */}
      {!view.mayPublish && part === undefined && !isConflict && !published && (
        <p className="form-note">{buttons.onlyPrincipal}</p>
      )}
      {whole && !isConflict && (
        <PartList
          kind={kind}
          data={data}
          address={link(recordAddressOf(kind.name, slug))}
          first={actor.firstLanguage}
          states={states}
          unready={view.unready ?? []}
        />
      )}
      {isFolded ? (
        <details className="whole-form">
          <summary>{isConflict ? conflict.whole : published ? record.changeAgain : record.change}</summary>
          {isConflict && <RecordStateNote view={view} request={request} />}
          {form}
        </details>
      ) : (
        form
      )}
    </section>
  );
}

function UndoNote({ undo }: { undo: string }) {
  const { list } = useWords(partWords);
  return (
    <p className="note ahead" role="status">
      {list.changed} <StateButton intent={`back:${undo}`}>{list.undo}</StateButton>
    </p>
  );
}

const PartActions = ({ view: { kind, data, actor }, part }: { view: RecordView; part: string }) =>
  part === kind.parts?.pasted ? (
    <PastedPairs pasted={(data[part] ?? {}) as DraftPair} first={actor.firstLanguage} />
  ) : (
    <PartButtons kind={kind} data={data} part={part} />
  );

const isPlainDraft = ({ open }: RecordView): boolean => open?.state === "draft" && open.ahead.length === 0;
