export { AddToPhone } from "./add-to-phone.tsx";
export { DatesToPhone } from "./dates-to-phone.tsx";
