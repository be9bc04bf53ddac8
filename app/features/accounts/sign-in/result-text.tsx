import { Phone } from "#app/design/inline.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { LoginResult } from "#app/features/accounts/schema.ts";
import { accountWords } from "#app/features/accounts/words.ts";
import { formatWait } from "#app/platform/i18n/format-wait.ts";

/** The text of the sign-in page's result; a message of the account service is shown as it is, in its language. */
export function ResultText({ result }: { result: LoginResult }) {
  const { locale } = useSite();
  const words = useWords(accountWords).results;
  if ("seconds" in result) return words[result.code](formatWait(result.seconds, locale));
  if (result.code === "notReady") return words.notReady(result.service);
  const said = "said" in result && result.said;
  if (said && result.code === "unexpected") return <span lang="en">{said}</span>;
  return (
    <>
      {words[result.code]} {result.code === "suspended" && <Phone />}
    </>
  );
}
