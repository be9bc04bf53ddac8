/** What other features may draw. */

export { TeacherCard } from "./directory/teacher-card.tsx";
