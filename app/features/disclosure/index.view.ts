export { PaperFile } from "./paper-item.tsx";
export { StateNote } from "./state-note.tsx";
