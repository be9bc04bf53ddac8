export { isSettingUp } from "./is-setting-up.server.ts";
export { siteSetUpContext } from "./set-up.service.server.ts";
