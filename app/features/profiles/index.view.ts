export { Portrait } from "./directory/portrait.tsx";
export { TeacherCard } from "./directory/teacher-card.tsx";
export { TeacherTable } from "./directory/teacher-table.tsx";
