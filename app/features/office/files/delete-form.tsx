import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { FilesView } from "./answer.ts";
import { filesAddress } from "./files-address.ts";
import { filesWords } from "./words.ts";

/** `list` distinguishes the two places on the page. */
export function DeleteForm({ file, list, view }: { file: string; list: string; view: FilesView }) {
  const { link } = useSite();
  const words = useWords(filesWords);
  return (
    <PostForm
      id={`${list}-${file.slice(0, 8)}`}
      action={`${link(filesAddress({ ...view, page: 1 }))}#files-answer`}
      hidden={{ file }}
      intent="delete"
      variant="quiet-button"
      button={{ label: words.delete, busy: words.deleting }}
    />
  );
}
