import { PhotographStyles, Picture, photographClass } from "#app/design/picture.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { type Teacher, uploadAddress } from "./teacher.ts";
import { withoutTitles } from "./titles.ts";

const letters = new Intl.Segmenter();
const firstLetter = (word: string) => [...letters.segment(word)][0]?.segment ?? "";

/** Without titles, and without initials that the name itself has. */
export function initialsOf(name: string): string {
  const plain = withoutTitles(name);
  const words = plain.split(/\s+/);
  const whole = words.filter((word) => !word.endsWith("."));
  const [first = "", ...others] = whole.length > 0 ? whole : words;
  return firstLetter(first) + firstLetter(others.at(-1) ?? "");
}

export function Portrait({ teacher: { portrait, name } }: { teacher: Pick<Teacher, "portrait" | "name"> }) {
  if (portrait === undefined)
    return (
      <span aria-hidden="true">
        <RecordTitle>{initialsOf(name)}</RecordTitle>
      </span>
    );
  if (typeof portrait === "string") return <Picture name={portrait} alt="" sizes="160px" />;
  const { width, height } = portrait;
  return (
    <>
      <PhotographStyles />
      <img
        src={uploadAddress(portrait)}
        width={width ?? undefined}
        height={height ?? undefined}
        alt=""
        className={photographClass(width ?? 0, height ?? 0)}
        loading="lazy"
      />
    </>
  );
}
