/** What other features may use. */

export { uploadAddress } from "./directory/teacher.ts";
export { rooms, type Stage, stageOf } from "./quota.ts";
export {
  type FileRefusal,
  isWebAddress,
  type Profile,
  type ProfileFields,
  type ProfileFile,
  profileFields,
  profileForm,
  type Work,
  type WorkKind,
  workForm,
  workKinds,
} from "./schema.ts";
