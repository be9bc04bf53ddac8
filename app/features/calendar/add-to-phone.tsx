import { useSite, useWords } from "#app/design/site.tsx";
import { fileOfDate } from "./date-item.ts";
import { googleAddress } from "./google-address.ts";
import { titleOfDate } from "./titles.ts";
import { phoneWords } from "./words.ts";

interface Props {
  name: string;
  title: string;
  from: string;
  to?: string | undefined;
  status?: string | undefined;
  /** The hour, as a text. */
  time?: string | undefined;
  place?: string | undefined;
}

/** Links that put a date into the calendar of the reader's phone: Google's first, as most phones have it; then a file. */
export function AddToPhone({ name, title, from, to = from, status, time, place }: Props) {
  const { link, locale, today } = useSite();
  const t = useWords(phoneWords);
  if (to < today) return null;
  const google = { title: titleOfDate(title, status, locale), from, to, text: time, place };
  return (
    <small>
      {t.add}:{" "}
      <a href={googleAddress(google)} rel="noreferrer">
        {t.google}
      </a>
      , <a href={link(fileOfDate(name))}>{t.other}</a>
    </small>
  );
}
