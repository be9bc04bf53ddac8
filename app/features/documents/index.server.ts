export { checkableDocuments, documentCode, wantedDocuments } from "./documents.server.ts";
export { labels as documentLabels } from "./labels.ts";
