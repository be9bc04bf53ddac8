export { checkableDocuments, wantedDocuments } from "./documents.server.ts";
