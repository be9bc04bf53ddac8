/** What other features may use. */

export type { Course } from "./schema.ts";
export { totalFee, totalOfCourse } from "./total-fee.ts";
export { courseWords } from "./words.ts";
