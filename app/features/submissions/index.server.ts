export { confirmCalls } from "./call-backs.rows.server.ts";
export { erasedMails } from "./erased-mails.ts";
export { eraseOfSender, eraseSubmission } from "./erasing.rows.server.ts";
export { keepForm } from "./keep-form.action.server.ts";
export { newReference } from "./reference.server.ts";
export { plainReference } from "./reference.ts";
export {
  changeSubmission,
  confirmSubmission,
  insertSubmission,
  leader,
  leaderOf,
  lockedSubmission,
  lockGroups,
  type NamedSubmission,
  namedSubmissions,
  submissionById,
  submissionByReference,
  submissionGroupOf,
  submissionOf,
  unconfirmedOf,
} from "./submissions.rows.server.ts";
export { rowOf } from "./submissions.service.server.ts";
export { unreachedSince } from "./unreached.rows.server.ts";
