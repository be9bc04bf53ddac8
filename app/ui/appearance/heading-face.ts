const clusters = new Intl.Segmenter("mr");

export const syllablesOf = (text: string): string[] =>
  (text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []).flatMap((word) =>
    Array.from(clusters.segment(word), ({ segment }) => segment),
  );

interface HeadingFace {
  address: string;
  syllables: ReadonlySet<string>;
}

let face: HeadingFace | undefined;

export function setHeadingFace(now: HeadingFace | undefined): void {
  face = now;
}

export const headingFaceAddress = (): string | undefined => face?.address;

/** The content security policy allows this style by its hash. */
export const headingFaceStyle = (): string | undefined =>
  face && `@font-face{font-family:Tiro;src:url(${face.address});font-weight:400 700;font-display:optional}`;

/** The face is subset to the site's headings, so text published a moment ago, or rare conjuncts, may not be in it. */
export const isInHeadingFace = (text: string): boolean => syllablesOf(text).every((each) => face?.syllables.has(each));
