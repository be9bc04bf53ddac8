/** Written by scripts/make-pictures.ts, keyed by the name of the picture. */
declare module "#made/pictures.json" {
  const pictures: Record<string, import("./made.ts").MadePicture>;
  export default pictures;
}

/**
 * The syllables that the Marathi heading face draws correctly, separated by spaces; written by scripts/make-fonts.ts.
 */
declare module "#made/heading-syllables.json" {
  const syllables: string;
  export default syllables;
}
