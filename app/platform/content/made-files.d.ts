/** What scripts/make-documents.ts and make-pictures.ts write, by the name of the document or picture. */
declare module "#made/documents.json" {
  const documents: Record<string, import("./made.ts").MadePdf>;
  export default documents;
}

/** What the Marathi heading face draws right, with a space between syllables; scripts/make-fonts.ts writes it. */
declare module "#made/heading-syllables.json" {
  const syllables: string;
  export default syllables;
}

declare module "#made/pictures.json" {
  const pictures: Record<string, import("./made.ts").MadePicture>;
  export default pictures;
}
