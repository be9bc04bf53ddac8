/** What other features may use. */

export type { Device } from "./device.ts";
export { newPasswordForm } from "./schema.ts";
export { CodeField, SendCode } from "./sign-in/login-fields.tsx";
export { accountWords } from "./words.ts";
