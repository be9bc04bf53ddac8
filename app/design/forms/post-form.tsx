import type { ReactNode } from "react";
import { useSite } from "#app/design/site.tsx";
import { FormContext } from "./form-context.ts";
import { PersonField } from "./person-field.tsx";

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
