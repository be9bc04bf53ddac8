import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { LostDrafts } from "./lost-drafts.tsx";
import { type DraftsOfKind, setUpAddress } from "./set-up-view.ts";
import { siteSetUpWords } from "./words.ts";

export function StartOver({ drafts }: { drafts: DraftsOfKind[] }) {
  const { link } = useSite();
  const words = useWords(siteSetUpWords);
  return (
    <details>
      <summary>{words.startOver}</summary>
      <p>{words.startOverLead}</p>
      <LostDrafts drafts={drafts} />
      <PostForm
        id="start-over"
        action={link(setUpAddress())}
        hidden={{ do: "startOver" }}
        variant="erase-button"
        button={{ label: words.startOver }}
      />
    </details>
  );
}
