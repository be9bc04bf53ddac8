export {
  isOfMember,
  type Teacher,
  type TeacherHints,
  type TeacherSummary as TeacherInShort,
  type TeacherRow,
  teacherOfProfile,
  uploadAddress,
} from "./directory/teacher.ts";
export { quotas, type Stage, stageOf } from "./quota.ts";
