/** What other features may use. */

export type { Device } from "./device.ts";
export { newPassword, password } from "./password.ts";
