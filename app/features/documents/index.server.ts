export { wantedDocuments } from "./documents.server.ts";
