export type { FindQuote as FindSheet } from "./answer.ts";
export { keepCodes } from "./check-codes.rows.server.ts";
export { type Checks, checksContext, createChecks } from "./checks.service.server.ts";
