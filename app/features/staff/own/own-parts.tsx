import { Field } from "#app/design/forms/field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { Choice } from "#app/features/staff/frame/choice.tsx";
import { gateControls } from "#app/features/staff/gate/gate-forms.ts";
import { staffWords } from "#app/features/staff/words.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import { type Locale, localeNames } from "#app/platform/i18n/locale.ts";
import { ownWords } from "./own-words.ts";

export function LanguagesPart({ account }: { account: { locale: Locale; firstLanguage: Locale } }) {
  const { link } = useSite();
  const { languages } = useWords(ownWords);
  return (
    <section className="card office-part">
      <h2>{languages.title}</h2>
      <PostForm
        id="languages"
        action={link("/office/account")}
        hidden={{ do: "languages" }}
        button={{ label: languages.save }}
        variant="quiet-button"
      >
        <Choice name="firstLanguage" label={languages.first} options={localeNames} value={account.firstLanguage} />
        <Choice name="locale" label={languages.locale} options={localeNames} value={account.locale} />
      </PostForm>
    </section>
  );
}

export function OwnPasswordPart({ errors }: { errors: FieldErrors | undefined }) {
  const { link } = useSite();
  const { password } = useWords(ownWords);
  const { signIn } = useWords(staffWords);
  return (
    <section className="card office-part">
      <h2>{password.title}</h2>
      <PostForm
        id="password"
        action={link("/office/account")}
        errors={errors}
        hidden={{ do: "password" }}
        button={{ label: password.save }}
        variant="quiet-button"
      >
        <Field {...gateControls.newPassword} label={password.label} hint={signIn.passwordHint} />
      </PostForm>
    </section>
  );
}
