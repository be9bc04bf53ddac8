/** What other features may use. */

export { feedbackDetails, feedbackForm } from "./schema.ts";
export { feedbackWords } from "./words.ts";
