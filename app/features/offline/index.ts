export { keepLink } from "./keep-link.ts";
