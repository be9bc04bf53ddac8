/** What other features may use. */

export { feedbackControls, feedbackDetails, feedbackForm } from "./schema.ts";
export { feedbackWords } from "./words.ts";
