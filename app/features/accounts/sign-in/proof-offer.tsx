import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { LoginAnswer } from "#app/features/accounts/schema.ts";
import { accountWords } from "#app/features/accounts/words.ts";

/** A button, as opening the mail's link, which previews and scanners do, is not enough. */
export function ProofOffer({ proof }: { proof: NonNullable<LoginAnswer["proof"]> }) {
  const { link } = useSite();
  const { confirm, processing } = useWords(accountWords);
  const { token, isOwn } = proof;
  return (
    <div className={isOwn ? undefined : "note"}>
      {!isOwn && <p>{confirm.end}</p>}
      <PostForm
        id="login-proof"
        action={`${link("/faculty-login")}#login-answer`}
        hidden={{ intent: "prove", proof: token }}
        button={{ label: isOwn ? confirm.submit : confirm.submitWithout, busy: processing }}
        {...(!isOwn && { variant: "quiet-button" })}
      />
    </div>
  );
}
