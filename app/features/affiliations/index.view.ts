/** What other features may draw. */

export { DocumentTable } from "./document-table.tsx";
