import type { ReactNode } from "react";
import { useSite } from "#app/design/site.tsx";
import { FormContext } from "./form-context.ts";
import { PersonField } from "./person-field.tsx";

interface Props extends FormContext {
  /** The page that takes it. */
  action: string;
  /** What is sent with it unseen, by name. */
  hidden?: Record<string, string>;
  /** What the button says, and what it says while the form is sent. */
  button: { label: string; busy: string };
  /** The button's class, where it is not the page's main one. */
  variant?: "quiet-button" | "erase-button";
  /** What is said when nothing can be sent, for want of a connection. */
  failed?: string;
  /** What its button asks for, where the form has several. */
  intent?: string;
  /** True where files are sent with it. */
  hasFiles?: boolean;
  /** True for what the script sends as soon as the page is there. */
  isSentAtOnce?: boolean;
  children?: ReactNode;
  /** Follows the button. */
  after?: ReactNode;
}

/** A form that is posted: its fields, its button, and the sentence that the script shows when it cannot be sent. */
export function PostForm({ id, values, errors, action, hidden = {}, button, variant, failed, ...parts }: Props) {
  const { t } = useSite();
  const { intent, hasFiles, isSentAtOnce } = parts;
  return (
    <form
      id={`${id}-form`}
      method="post"
      action={action}
      encType={hasFiles ? "multipart/form-data" : undefined}
      // Browsers would say what is missing in their own language, one field at a time; the answer says it in the page's.
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
          data-busy={button.busy}
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
