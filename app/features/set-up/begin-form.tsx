import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { siteSetUpWords } from "./words.ts";

/** The page of a link that nobody has used: only the button uses it up, since mails and messengers open links too. */
export function BeginForm({ linkKey }: { linkKey: string }) {
  const { link } = useSite();
  const words = useWords(siteSetUpWords);
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.linkLead}</p>
      <PostForm id="setup" action={link("/setup")} hidden={{ key: linkKey }} button={{ label: words.begin }} />
    </>
  );
}
