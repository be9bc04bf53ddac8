import type { ReactNode } from "react";
import { FormContext } from "./form-context.ts";
import { useSite } from "./site.tsx";

interface Props extends FormContext {
  /** The page that takes it. */
  action: string;
  /** What is sent with it unseen, by name. */
  hidden?: Record<string, string>;
  /** Its button, at rest and on its way. */
  words: { submit: string; busy: string };
  /** How the button looks, where it is not the page's main one. */
  look?: "quiet-button" | "erase-button";
  /** What is said when nothing can be sent, for want of a connection. */
  failed?: string;
  children?: ReactNode;
  /** Follows the button. */
  after?: ReactNode;
}

/** A form that is posted: its fields, its button, and the sentence that the script shows when it cannot be sent. */
export function PostForm({ id, values, errors, action, hidden = {}, words, look, failed, ...parts }: Props) {
  const { t } = useSite();
  return (
    <form method="post" action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormContext value={{ id, values, errors }}>{parts.children}</FormContext>
      <p>
        <button type="submit" className={look ? `button ${look}` : "button"} data-busy={words.busy}>
          {words.submit}
        </button>
      </p>
      <p className="note alert" role="alert" hidden data-failed>
        {failed ?? t.form.failed}
      </p>
      {parts.after}
    </form>
  );
}
