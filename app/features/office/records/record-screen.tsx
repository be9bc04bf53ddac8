import { SubmitButton } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { GuideLink } from "#app/features/office/guide/guide-link.tsx";
import { DeviceNote } from "#app/features/office/on-device/device-note.tsx";
import { PartButtons } from "#app/features/office/parts/part-buttons.tsx";
import { PartList } from "#app/features/office/parts/part-list.tsx";
import { PastedPairs } from "#app/features/office/parts/pasted-pairs.tsx";
import { partWords } from "#app/features/office/parts/words.ts";
import { RecordForm } from "#app/features/office/record-form/record-form.tsx";
import type { DraftPair } from "#app/platform/records/draft.ts";
import { recordAddressOf } from "./addresses.ts";
import { ConflictTexts } from "./both-texts.tsx";
import { MoreActions } from "./more-actions.tsx";
import { PublishButtons } from "./publish-buttons.tsx";
import { publishRequestIn } from "./publish-request.tsx";
import { justPublished, PublishedNote } from "./published.tsx";
import { RecordStateNote } from "./record-state.tsx";
import type { RecordView } from "./record-view.ts";
import { RefusalNote } from "./refusal-note.tsx";
import { recordFormId, StateButton } from "./state-button.tsx";
import { recordWords } from "./words.ts";

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
