/** What other features may use. */

export type { Device } from "./device.ts";
export { currentPasswordControl, newPasswordForm, registerControls } from "./schema.ts";
export { accountWords } from "./words.ts";
