import { useSite } from "#app/design/site.tsx";

/** One field is hidden from people; the other has the time of rendering (ms since 1970). */
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
