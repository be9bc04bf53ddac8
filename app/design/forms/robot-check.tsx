import { useSite } from "#app/design/site.tsx";

/** Fields for detecting robots: one hidden from people, and when the form was rendered (ms since 1970). */
export function RobotCheck({ opened = String(Date.now()) }: { opened?: string | undefined }) {
  const { t } = useSite();
  return (
    <>
      <p className="sr-only" aria-hidden="true">
        <label>
          {t.form.leaveEmpty} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name="opened" value={opened} />
    </>
  );
}
