/** Components that other features may use. */

export { AddToPhone, RowToPhone } from "./add-to-phone.tsx";
export { WholeCalendar } from "./whole-calendar.tsx";
