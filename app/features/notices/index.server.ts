/** What other features may use. */

export { latestNotices, noticePages, noticeYears } from "./notices.service.server.ts";
export { quickLinks } from "./records.server.ts";
