/** What other features may use. */

export {
  type Teacher,
  type TeacherHints,
  type TeacherInShort,
  teacherOfProfile,
  uploadAddress,
} from "./directory/teacher.ts";
export { quotas, type Stage, stageOf } from "./quota.ts";
