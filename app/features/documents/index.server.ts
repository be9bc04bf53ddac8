export { checkableDocuments, documentCode, wantedDocuments } from "./documents.server.ts";
export { labels as documentLabels } from "./labels.ts";
export { updatedOn } from "./updated-on.server.ts";
