/** ZWJ or ZWNJ after a character of an Indian script, as in Marathi र्‍य and क्‍ष; any other joiner is invisible. */
const indianJoiner =
  /(?<=[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200C\u200D]/gu;

/** Except the selectors that only change the look of the character before them. */
const invisible = /(?![\uFE00-\uFE0F])[\p{Cf}\p{DI}]/u;

export const hasInvisible = (text: string): boolean => invisible.test(text.replace(indianJoiner, ""));

/** Joiners stay, since emoji and some scripts need them. */
export const withoutInvisible = (text: string): string =>
  text.replace(/(?![\uFE00-\uFE0F\u200C\u200D])[\p{DI}\uFFF9-\uFFFB]/gu, "");

/** At most 30 marks on a letter (UAX 15, "stream-safe text"): `normalize` takes a second for 60,000 of them. */
export const withFewMarks = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, "$1");

/** No control or unassigned characters, line ends, lone surrogates, or stacks of marks on one letter ("zalgo"). */
export const isReadable = (text: string): boolean =>
  !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\uFFFD]|\p{M}{5}/u.test(text);

/** No word mixes Latin letters with the Greek or Cyrillic ones that look like them. */
export const hasPlainWords = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).every(
    (word) => !(/\p{Script=Latin}/u.test(word) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word)),
  );

/** For a terminal: characters that could move the cursor, change the direction or be invisible become `\u{202e}`. */
export const printable = (text: string): string =>
  text.replace(/[\p{C}\p{DI}\p{Zl}\p{Zp}]/gu, (sign, place: number, whole: string) => {
    const isJoiner = !hasInvisible(whole.slice(Math.max(0, place - 1), place + 1)) && /[\u200C\u200D]/.test(sign);
    return isJoiner ? sign : `\\u{${sign.codePointAt(0)?.toString(16)}}`;
  });
