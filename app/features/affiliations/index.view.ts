/** Components that other features may use. */

export { DocumentTable } from "./document-table.tsx";
