import { PostForm } from "../post-form.tsx";
import { useSite } from "../site.tsx";

/**
 * Signs in with a custom token: by itself where scripts run, else by its button. It is a post and no visit that
 * uses the token up, so that a preview of the link, or a scanner of mails, does not.
 */
export function Invitation({ token }: { token: string }) {
  const { entry, link, t } = useSite();
  const words = t.login;
  return (
    <div className="note" role="status">
      <p>{words.invited}</p>
      <PostForm
        id="login-token"
        action={`${link("/faculty-login")}#login-answer`}
        values={{}}
        hidden={{ intent: "token", token }}
        words={{ submit: words.enter, busy: words.processing }}
        isSentAtOnce
      />
      <script type="module" src={entry} />
    </div>
  );
}
