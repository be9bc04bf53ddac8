/** What other features may use. */

export { latestNotices, noticePages, noticeYears } from "./notices.service.server.ts";
