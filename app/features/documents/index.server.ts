export { checkableDocuments, documentCode, documentTitle, wantedDocuments } from "./documents.server.ts";
export { labels as documentLabels } from "./labels.ts";
