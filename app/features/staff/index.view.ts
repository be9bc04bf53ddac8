/** Components that other features may use. */

export { OfficePage } from "./frame/office-screen.tsx";
