import { useWords } from "#app/design/site.tsx";
import { siteSetUpWords } from "./words.ts";

/** A question that is answered by yes or no, or not at all. */
export function YesOrNo({ name, label, value = "" }: { name: string; label: string; value?: string | undefined }) {
  const words = useWords(siteSetUpWords);
  const id = `setup-${name}`;
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{words.notStated}</option>
        <option value="yes">{words.yes}</option>
        <option value="no">{words.no}</option>
      </select>
    </p>
  );
}
