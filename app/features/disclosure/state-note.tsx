import { Numbers } from "#app/design/numbers.tsx";
import { useSite } from "#app/design/site.tsx";
import type { RegisterRow } from "./shown.ts";
import { stateText } from "./state-text.ts";

export function StateNote({ row }: { row: RegisterRow }) {
  const { institute, locale } = useSite();
  return <Numbers>{stateText(row, { locale, phone: institute.contact.phone })}</Numbers>;
}
