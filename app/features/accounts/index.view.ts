export { CodeField, SendCode } from "./sign-in/login-fields.tsx";
