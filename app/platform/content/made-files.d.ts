/** Written by scripts/make-documents.ts and make-pictures.ts, keyed by the name of the document or picture. */
declare module "#made/documents.json" {
  const documents: Record<string, import("./made.ts").MadePdf>;
  export default documents;
}

/**
 * The syllables that the Marathi heading face draws correctly, separated by spaces; written by scripts/make-fonts.ts.
 */
declare module "#made/heading-syllables.json" {
  const syllables: string;
  export default syllables;
}

declare module "#made/pictures.json" {
  const pictures: Record<string, import("./made.ts").MadePicture>;
  export default pictures;
}
