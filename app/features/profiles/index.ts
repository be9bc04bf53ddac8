/** What other features may use. */

export { type Teacher, type TeacherInShort, teacherOfProfile, uploadAddress } from "./directory/teacher.ts";
export { teacherKind } from "./kinds.ts";
export { quotas, type Stage, stageOf } from "./quota.ts";
export {
  isWebAddress,
  type Profile,
  type ProfileFields,
  type ProfileFile,
  type ProfileFileRefusal,
  profileControls,
  profileFields,
  profileForm,
  type Work,
  type WorkKind,
  workControls,
  workForm,
  workKinds,
} from "./schema.ts";
export { profileWords } from "./words.ts";
