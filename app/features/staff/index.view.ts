/** What other features may draw. */

export { OfficePage } from "./frame/office-screen.tsx";
