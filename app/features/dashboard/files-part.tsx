import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { uploadAddress } from "#app/features/profiles/index.ts";
import type { ProfileFile } from "#app/features/profiles/schema.ts";
import type { UploadKind } from "#app/platform/db/tables.ts";
import { largestUpload } from "#app/platform/sanitize/file-kinds.ts";
import type { DashboardAnswer } from "./answer.ts";
import { DashboardPart } from "./dashboard-part.tsx";
import { dashboardWords } from "./words.ts";

export function FilesPart({ answer }: { answer: DashboardAnswer }) {
  const words = useWords(dashboardWords);
  const profile = answer.view?.profile;
  const kept = (["photo", "resume"] as const).filter((kind) => profile?.[kind]).map((kind) => words[kind]);
  return (
    <DashboardPart id="files" title={words.files} state={profile && (kept.join(", ") || words.noWorks)} answer={answer}>
      {(["photo", "resume"] as const).map((kind) => (
        <FileForms key={kind} kind={kind} file={profile?.[kind]} />
      ))}
    </DashboardPart>
  );
}

const accepted = {
  photo: "image/jpeg,image/png,image/webp",
  resume: "application/pdf,image/jpeg,image/png,image/webp",
};

function FileForms({ kind, file }: { kind: UploadKind; file: ProfileFile | undefined }) {
  const { link } = useSite();
  const words = useWords(dashboardWords);
  const what = words[kind];
  const action = `${link("/faculty/dashboard")}#files-answer`;
  const field = `files-${kind}`;
  return (
    <div className="file">
      {file && <KeptFile kind={kind} file={file} />}
      <PostForm
        id={field}
        action={action}
        hidden={{ kind }}
        intent="upload"
        button={{ label: words.upload(what), busy: words.uploading }}
        variant="quiet-button"
        hasFiles
      >
        <p className="field">
          <label htmlFor={field}>{what}</label>
          <small id={`${field}-hint`}>{kind === "photo" ? words.photoHint : words.resumeHint}</small>
          <input
            id={field}
            type="file"
            name="file"
            accept={accepted[kind]}
            data-largest={largestUpload}
            data-too-large={words.problems.fileLarge}
            data-shrink={kind === "photo" || undefined}
            required
            aria-describedby={`${field}-hint`}
          />
        </p>
      </PostForm>
      {file && (
        <PostForm
          id={`${field}-remove`}
          action={action}
          hidden={{ kind }}
          intent="removeFile"
          button={{ label: words.removeFile(what), busy: words.removing }}
          variant="quiet-button"
        />
      )}
    </div>
  );
}

function KeptFile({ kind, file }: { kind: UploadKind; file: ProfileFile }) {
  const words = useWords(dashboardWords);
  const address = uploadAddress(file);
  if (kind === "photo" && file.width !== null && file.height !== null)
    return <img src={address} alt={words.photo} width={file.width} height={file.height} className="photo" />;
  return (
    <p>
      <a href={address} target="_blank" rel="noreferrer">
        {words.seeFile} <span className="sr-only">({words.opensInTab})</span>
      </a>
    </p>
  );
}
