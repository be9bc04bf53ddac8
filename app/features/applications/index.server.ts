/** What other features may use. */

export { answerApplication } from "./application.action.server.ts";
