/** What other features may use. */

export { keepForm } from "./keep-form.action.server.ts";
export { newReference, plainReference } from "./reference.server.ts";
export {
  changeSubmission,
  confirmSubmission,
  eraseSubmission,
  insertSubmission,
  lockedSubmission,
  submissionById,
  submissionOf,
  unconfirmedOf,
} from "./submissions.rows.server.ts";
export { rowOf } from "./submissions.service.server.ts";
