import { noPicture } from "#app/cms/content/media.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { type DraftData, type DraftPair, isEmpty, rowsOf } from "./draft.ts";
import type { RecordKind } from "./kind.ts";
import { shortName } from "./labels.ts";
import type { RecordProblem } from "./publishable.ts";

/** Photographs of one event, of which the first is the main one, and one consent for all. */
export const hasAlbum = ({ pictures, fields }: RecordKind): boolean =>
  pictures?.describedBy !== undefined && fields.some(({ name }) => name === "pictures");

export const fillsItself = (kind: RecordKind, name: string): boolean =>
  kind.pictures?.describedBy !== undefined && (name === "alt" || (name === "picture" && hasAlbum(kind)));

const photo: Record<Locale, string> = { en: "photo", mr: "फोटो" };

const textOf = (title: string, number: number, locale: Locale) =>
  shortName(title) + (number > 0 ? `, ${photo[locale]} ${formatDigits(number, locale)}` : "");

const isGeneratedFrom = (title: string | undefined, text: string, locale: Locale) =>
  title !== undefined &&
  text.startsWith(`${shortName(title)}, ${photo[locale]} `) &&
  /^[\d०-९]{1,3}$/.test(text.slice(shortName(title).length + photo[locale].length + 3));

const picturesIn = ({ pictures }: DraftData): DraftData[] =>
  rowsOf(pictures).filter((row): row is DraftData => typeof row === "object" && !isEmpty((row as DraftData).picture));

/** Unless somebody has chosen another: the first one, also after rows were moved or removed. */
function mainPicture(data: DraftData, before: DraftData) {
  const [first, former] = [picturesIn(data)[0], picturesIn(before)[0]?.picture];
  const isSame = data.picture === before.picture;
  const isFirst = isSame && (data.picture === former || (data.picture === noPicture && former === undefined));
  return first && (isEmpty(data.picture) || (isFirst && data.picture !== first.picture)) ? first : undefined;
}

/** What somebody wrote stays; what was made from an earlier title or place is made again (`made`: the paths). */
export function withPictureTexts(kind: RecordKind, data: DraftData, before: DraftData = {}) {
  const name = kind.pictures?.describedBy;
  if (name === undefined) return { data, made: [] };
  const filled = structuredClone(data);
  const main = hasAlbum(kind) ? mainPicture(filled, before) : undefined;
  // A description that was written before there was a picture stays.
  const alt = isEmpty(filled.picture) && !isEmpty(filled.alt) ? filled.alt : structuredClone(main?.alt ?? {});
  if (main) Object.assign(filled, { picture: main.picture, alt });
  const [title, former] = [(filled[name] ?? {}) as DraftPair, (before[name] ?? {}) as DraftPair];
  const shown = picturesIn(filled);
  const all = rowsOf(filled.pictures);
  const places = [
    ...(isEmpty(filled.picture) ? [] : [{ holder: filled, path: "alt" }]),
    ...shown.map((holder) => ({ holder, path: `pictures.${all.indexOf(holder)}.alt` })),
  ].map((place) => ({ ...place, number: shown.findIndex(({ picture }) => picture === place.holder.picture) + 1 }));
  const made = places.flatMap(({ holder, path, number }) => {
    const alt = { ...((holder.alt ?? {}) as DraftPair) };
    for (const locale of locales) {
      const [now, was, text = ""] = [title[locale], former[locale], alt[locale]];
      const isMade = [now, was].some((each) => isGeneratedFrom(each, text, locale)) || (now !== was && text === was);
      if (now && (!text || isMade)) alt[locale] = textOf(now, number, locale);
    }
    if (!locales.some((locale) => alt[locale] !== (holder.alt as DraftPair | undefined)?.[locale])) return [];
    holder.alt = alt;
    return [path];
  });
  return { data: filled, made };
}

export function withoutGeneratedTexts({ pictures }: RecordKind, problems: RecordProblem[]): RecordProblem[] {
  const name = pictures?.describedBy;
  if (name === undefined) return problems;
  const paths = new Set(problems.map(({ path }) => path));
  return problems.filter(({ path }) => {
    const [alt, language = ""] = /\balt(\.\w\w)?$/.exec(path) ?? [];
    return !alt || !(paths.has(name + language) || paths.has(`${path.slice(0, -alt.length)}picture`));
  });
}
