import { Email, Phone } from "./prose.tsx";
import { useSite } from "./site.tsx";

/** Says that no one takes the form yet and whom to ask; after it was sent, that nothing was kept. */
export function FormNotOpen({ wasSent }: { wasSent: boolean }) {
  const { t } = useSite();
  return (
    <div className={wasSent ? "note alert" : "note"} role={wasSent ? "alert" : undefined}>
      {wasSent && <h3>{t.form.notOpenTitle}</h3>}
      <p>{wasSent ? t.form.notOpen : t.form.closed}</p>
      <p>
        <Phone /> · <Email />
      </p>
    </div>
  );
}
