export { checkableDocuments, documentCode, wantedDocuments } from "./documents.server.ts";
