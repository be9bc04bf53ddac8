/** Components that other features may use. */

export { CodeField, SendCode } from "./sign-in/login-fields.tsx";
