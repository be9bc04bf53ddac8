/** Components that other features may use. */

export { AddToPhone } from "./add-to-phone.tsx";
export { WholeCalendar } from "./whole-calendar.tsx";
