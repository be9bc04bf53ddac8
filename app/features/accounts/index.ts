/** What other features may use. */

export type { Device } from "./device.ts";
export { newPasswordForm } from "./schema.ts";
export { accountWords } from "./words.ts";
