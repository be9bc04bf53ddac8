export { answerApplication } from "./application.action.server.ts";
