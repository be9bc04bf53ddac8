export { latestNotices, noticePages, noticeYears } from "./notice-lists.service.server.ts";
export { leavingNotices } from "./notices.service.server.ts";
