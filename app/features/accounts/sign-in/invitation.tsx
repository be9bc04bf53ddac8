import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { accountWords } from "#app/features/accounts/words.ts";

/**
 * Opening the page does not use the token: link previews and mail scanners cannot, and no other site can sign a visitor
 * in to an account of its choice. The site's own token, an empty text here, is sent by script.
 */
export function Invitation({ token }: { token: string }) {
  const { entry, link } = useSite();
  const words = useWords(accountWords);
  const isOwn = token === "";
  return (
    <div className="note" role="status">
      <p>{isOwn ? words.invitedAtOnce : words.invited}</p>
      <PostForm
        id="login-token"
        action={`${link("/faculty-login")}#login-answer`}
        hidden={{ intent: "token", token }}
        button={{ label: words.enter, busy: words.processing }}
        isSentAtOnce={isOwn}
      />
      {isOwn && <script type="module" src={entry} />}
    </div>
  );
}
