import type { ReactNode } from "react";
import { useSite } from "#app/design/site.tsx";
import { FormContext } from "./form-context.ts";
import { PersonField } from "./person-field.tsx";

interface Props extends Omit<FormContext, "values"> {
  /** What was typed, by field name, to be shown again. */
  values?: FormContext["values"];
  /** The page that handles the form. */
  action: string;
  /** Hidden fields, by name. */
  hidden?: Record<string, string>;
  /** The button's label, also while the form is being sent: "One moment …" unless `busy` says more. */
  button: { label: string; busy?: string };
  /** The button's class, if it is not the page's primary button. */
  variant?: "quiet-button" | "erase-button";
  /** The message shown when the form cannot be sent, for lack of a connection. */
  failed?: string;
  /** The `intent` sent by the button, for pages with several forms. */
  intent?: string;
  /** True if the form includes files. */
  hasFiles?: boolean;
  /** True for a form that the script sends as soon as the page is loaded. */
  isSentAtOnce?: boolean;
  children?: ReactNode;
  /** Content after the button. */
  after?: ReactNode;
}

/** A posted form: its fields, its button, and the message that the script shows when it cannot be sent. */
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
