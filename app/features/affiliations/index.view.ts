export { DocumentTable } from "./document-table.tsx";
