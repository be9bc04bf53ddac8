import { Radio } from "#app/design/forms/radio.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { appearanceKind } from "#app/features/institute/index.ts";
import { type ColourName, colours } from "#app/platform/appearance/colours.ts";
import type { AnswerName } from "./questions.ts";
import { siteSetUpWords } from "./words.ts";

export function useChoiceWord(): (name: AnswerName, value: string) => string {
  const { locale } = useSite();
  const words = useWords(siteSetUpWords);
  const { choices } = appearanceKind.words[locale];
  return (name, value) => (name === "colour" ? choices?.[`colour.${value}`] : words[value as "yes" | "no"]) ?? value;
}

interface ChoiceProps {
  name: AnswerName;
  label: string;
  values: readonly string[];
  chosen: string | undefined;
}

export function AnswerChoice({ name, label, values, chosen = "" }: ChoiceProps) {
  const { notStated } = useWords(siteSetUpWords);
  const wordOf = useChoiceWord();
  return (
    <fieldset>
      <legend>{label}</legend>
      {values.map((value) => (
        <Radio
          key={value}
          name={name}
          value={value}
          defaultChecked={value === chosen}
          label={
            <>
              {name === "colour" && <Swatch colour={value as ColourName} />} {wordOf(name, value)}
            </>
          }
        />
      ))}
      <Radio name={name} value="" defaultChecked={chosen === ""} label={notStated} />
    </fieldset>
  );
}

const Swatch = ({ colour }: { colour: ColourName }) => (
  <svg viewBox="0 0 2 2" width="24" height="24" aria-hidden="true">
    <circle cx="1" cy="1" r="1" fill={colours[colour]} />
  </svg>
);
