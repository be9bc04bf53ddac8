/** What other features may use. */

export { newPassword, password } from "./password.ts";
