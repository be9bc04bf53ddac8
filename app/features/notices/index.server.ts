export { latestNotices, noticePages, noticeYears } from "./notice-lists.service.server.ts";
export { noticesEndingBetween as leavingNotices } from "./notices.service.server.ts";
