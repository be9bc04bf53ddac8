/** What other features may draw. */

export { CodeField, SendCode } from "./sign-in/login-fields.tsx";
