export { accountMailOf } from "./account-mail.server.ts";
export { type AccountServices, accountsContext } from "./account-services.server.ts";
export type { Member } from "./accounts.service.server.ts";
export type { Audit } from "./audit.service.server.ts";
export type { IdentityProof as Proof, ConfirmationRefused as Unconfirmed } from "./confirmations.service.server.ts";
export type { AccountDependencies } from "./dependencies.server.ts";
export {
  allMembers,
  changeMember,
  lockedMember,
  memberById,
  publishedMembers,
} from "./members.rows.server.ts";
export type { AccountOwner } from "./person.ts";
export { draftPath, profilePath } from "./ports/documents.server.ts";
export type { FacultyPorts } from "./ports/ports.server.ts";
export { ServiceError } from "./ports/service-error.server.ts";
export { erasureTimeOf } from "./unproven-accounts.service.server.ts";
