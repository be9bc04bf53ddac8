import { Email, Phone } from "./prose.tsx";
import { useSite } from "./site.tsx";

/** Says, where a form was sent that has no one behind it yet, that nothing was kept and whom to ask instead. */
export function FormNotOpen() {
  const { t } = useSite();
  return (
    <div className="note alert" role="alert">
      <h3>{t.form.notOpenTitle}</h3>
      <p>{t.form.notOpen}</p>
      <p>
        <Phone /> · <Email />
      </p>
    </div>
  );
}
