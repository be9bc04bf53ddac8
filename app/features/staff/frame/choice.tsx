import { useId } from "react";

interface ChoiceProps {
  name: string;
  label: string;
  options: Record<string, string>;
  value?: string | undefined;
}

export function Choice({ name, label, options, value }: ChoiceProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {Object.entries(options).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
