/** What scripts/make-documents.ts and make-pictures.ts write, by the name of the document or picture. */
declare module "#made/documents.json" {
  const documents: Record<string, import("./made.ts").MadePdf>;
  export default documents;
}

declare module "#made/pictures.json" {
  const pictures: Record<string, import("./made.ts").MadePicture>;
  export default pictures;
}
