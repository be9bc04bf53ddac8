import type { ReactNode } from "react";
import { personField } from "#app/lib/forms/fields.ts";
import { useSite } from "#app/ui/site.tsx";
import { FormContext } from "./field.tsx";

/** In every posted office form (`PostForm` includes it): identifies the person the page was rendered for. */
export function PersonField() {
  const { person } = useSite();
  return person === undefined ? null : <input type="hidden" name={personField} value={person} />;
}

interface Props extends Omit<FormContext, "values"> {
  values?: FormContext["values"];
  action: string;
  hidden?: Record<string, string>;
  /** `busy` is the label while the form is being sent; "One moment …" by default. */
  button: { label: string; busy?: string };
  variant?: "quiet-button" | "erase-button";
  failed?: string;
  intent?: string;
  hasFiles?: boolean;
  /** True for a form that the script sends as soon as the page is loaded. */
  isSentAtOnce?: boolean;
  children?: ReactNode;
  after?: ReactNode;
}

export function PostForm({ id, values = {}, errors, action, hidden = {}, button, variant, failed, ...parts }: Props) {
  const { t } = useSite();
  const { intent, hasFiles, isSentAtOnce } = parts;
  return (
    <form
      id={`${id}-form`}
      method="post"
      action={action}
      encType={hasFiles ? "multipart/form-data" : undefined}
      // Browsers would report errors in their own language, one field at a time; the response reports them in the
      // page's.
      noValidate
      data-send={isSentAtOnce || undefined}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PersonField />
      <FormContext value={{ id, values, errors }}>{parts.children}</FormContext>
      <p>
        <button
          type="submit"
          name={intent && "intent"}
          value={intent}
          className={variant ? `button ${variant}` : "button"}
          data-busy={button.busy ?? t.form.moment}
        >
          {button.label}
        </button>
      </p>
      <p className="note alert" role="alert" hidden data-failed>
        {failed ?? t.form.failed}
      </p>
      {parts.after}
    </form>
  );
}

interface SubmitButtonProps {
  does: string;
  look?: string;
  busy?: string;
  form?: string | undefined;
  children: ReactNode;
}

export function SubmitButton({ does, look = "button quiet-button", busy, form, children }: SubmitButtonProps) {
  const { t } = useSite();
  return (
    <button type="submit" name="intent" value={does} form={form} className={look} data-busy={busy ?? t.form.moment}>
      {children}
    </button>
  );
}

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
