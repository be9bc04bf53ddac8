export { type Checks, checksContext, createChecks } from "./checks.service.server.ts";
