import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { acceptedFiles, type FileField, filesField } from "./answer.ts";
import { filesWords } from "./words.ts";

/**
 * Separate from a record's form, so that saving texts never waits for files. Without script all files are sent in one
 * post; with it each is sent alone (`send-files.ts`).
 */
export function UploadForm({ action, field }: { action: string; field: FileField | undefined }) {
  const { entry, link } = useSite();
  const words = useWords(filesWords);
  const id = "files-add";
  const isSeveral = !field || field.takesSeveral;
  const states = { waiting: words.waiting, sending: words.sending, unsent: words.unsent, again: words.again };
  return (
    <PostForm
      // Loaded with the page: otherwise a quick user would send photographs at full size.
      after={entry && <script type="module" src={entry} />}
      id={id}
      action={`${link(action)}#files-answer`}
      values={{}}
      hidden={field ? { was: field.was } : {}}
      button={{ label: words.send, busy: words.sending }}
      hasFiles
    >
      <p className="field" data-uploads={JSON.stringify(states)}>
        <label htmlFor={id}>{words.choose[field?.takes ?? "any"]}</label>
        <small id={`${id}-hint`}>
          {isSeveral && words.several} {words.hint}
        </small>
        <input
          id={id}
          type="file"
          name={filesField}
          accept={acceptedFiles[field?.takes ?? "any"]}
          multiple={isSeveral}
          required
          aria-describedby={`${id}-hint`}
        />
        <noscript>
          <small>{words.slow}</small>
        </noscript>
      </p>
    </PostForm>
  );
}
