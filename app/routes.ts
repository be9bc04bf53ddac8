import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { letterPages, researchPages, shapePages } from "./platform/content/page-record.ts";
import { inLocale, type Locale, locales } from "./platform/i18n/locale.ts";
import { siteBitmaps, siteDrawings } from "./platform/made/site-drawings.ts";

const wordPages = ["certificates", "privacy-policy", "terms-of-service"];

const approvalPages = ["pci", "msbte", "govt-of-mah", "dte", "aishe", "iso"];

/** Below /faculty/ a page is for members alone, unless it says "open". */
type Screen = [address: string, file: string, access?: "open"];

const isForMembers = ([address, , access]: Screen) => address.startsWith("faculty/") && access !== "open";

/** Every page once; the tree exists in each language. */
const screens: Screen[] = [
  ...wordPages.map((page): Screen => [page, "features/pages/text-page.tsx"]),
  ...letterPages.map((page): Screen => [page, "features/pages/letter-page.tsx"]),
  ...shapePages.map((page): Screen => [page, "features/pages/shape-page.tsx"]),
  ["facilities", "features/institute/facilities-page.tsx"],
  ["faculty-login", "features/accounts/sign-in/sign-in-page.tsx"],
  ["about-us/gb-cdc", "features/committees/committees-page.tsx"],
  ["about-us/organogram", "features/committees/organogram-page.tsx"],
  ["about-us/infrastructure", "features/institute/infrastructure-page.tsx"],
  ["about-us/statutory-committee", "features/committees/committees-page.tsx"],
  ...approvalPages.map((page): Screen => [`affiliation/${page}`, "features/affiliations/affiliation-page.tsx"]),
  ["courses/d-pharm", "features/course/course-page.tsx"],
  ["faculty", "features/profiles/directory/teachers-page.tsx"],
  ["faculty/dashboard", "features/dashboard/dashboard-page.tsx"],
  ...researchPages.map((page): Screen => [page, "features/research/research-page.tsx"]),
  ["admission", "features/admission/admission-page.tsx"],
  ["admission/plan", "features/admission/plan/plan-page.tsx"],
  ["admission/fees", "features/admission/fees-page.tsx"],
  ["admission/steps", "features/admission/steps-page.tsx"],
  ["admission/documents", "features/admission/documents-page.tsx"],
  ["students", "features/student-life/students-page.tsx"],
  ["visit", "features/student-life/visit-page.tsx"],
  ["parents", "features/student-life/parents-page.tsx"],
  ["after-d-pharm", "features/student-life/after-page.tsx"],
  ["call-me", "features/call-backs/call-back-page.tsx"],
  ["feedback", "features/feedback/feedback-page.tsx"],
  ["my-enquiry", "features/my-enquiry/my-enquiry-page.tsx"],
  ["events", "features/events/events-page.tsx"],
  ["events/cultural", "features/events/cultural-page.tsx"],
  ["events/sports", "features/events/sports-page.tsx"],
  ["notices", "features/notices/notices-page.tsx"],
  ["notices/:id", "features/notices/notice-page.tsx"],
  ["downloads", "features/downloads/downloads-page.tsx"],
  ["disclosure", "features/disclosure/disclosure-page.tsx"],
  ["inspection", "features/inspection/inspection-page.tsx"],
  ["sitemap", "features/pages/sitemap-page.tsx"],
  ["search", "features/search/search-page.tsx"],
];

const officeScreens: Screen[] = [
  ["office", "features/office/start/start-page.tsx"],
  ["office/inbox", "features/inbox/today/today-page.tsx"],
  ["office/inbox/:reference", "features/inbox/one/one-page.tsx"],
  ["office/inbox/new", "features/inbox/new/new-page.tsx"],
  ["office/inbox/sources", "features/inbox/sources/sources-page.tsx"],
  ["office/inbox/retention", "features/inbox/retention/retention-page.tsx"],
  ["office/inbox/export", "features/inbox/export/export-page.tsx"],
  ["office/inbox/export/file", "features/inbox/export/export-file-endpoint.ts"],
  ["office/register", "features/duties/duties-page.tsx"],
  ["office/profiles", "features/office/profiles/profiles-page.tsx"],
  ["office/files", "features/office/files/files-page.tsx"],
  ["office/import", "features/office/import/import-page.tsx"],
  ["office/import/template", "features/office/import/template-endpoint.ts"],
  ["office/people", "features/staff/people/people-page.tsx"],
  ["office/activity", "features/office/activity/activity-page.tsx"],
  ["office/account", "features/staff/own/own-account-page.tsx"],
  ["office/account/recovery-codes", "features/staff/own/recovery-codes-page.tsx"],
  ["office/set-up", "features/set-up/reopen-page.tsx"],
  ["office/records", "features/office/records/kinds-page.tsx"],
  ["office/records/:kind", "features/office/records/list-page.tsx"],
  ["office/records/:kind/new", "features/office/records/record-page.tsx"],
  ["office/records/:kind/:slug", "features/office/records/record-page.tsx"],
  ["office/records/:kind/:slug/history", "features/office/records/history-page.tsx"],
  ["office/records/:kind/:slug/tell", "features/news/news-page.tsx"],
  ["office/inbox/:reference/written/:code", "features/inbox/written/written-endpoint.ts"],
  ["office/records/:kind/:slug/poster", "features/posters/poster-endpoint.ts"],
  ["office/notice-board", "features/posters/notice-board-endpoint.ts"],
  ["office/records/:kind/:slug/certificate", "features/office/certificate/certificate-endpoint.ts"],
  ["office/records/:kind/:slug/preview", "features/office/preview/preview-page.tsx"],
  ["office/preview", "features/office/preview/preview-endpoint.ts"],
  ["office/guide", "features/office/guide/guide-page.tsx"],
  ["office/*", "features/office/frame/missing-page.tsx"],
];

const routesIn = (locale: Locale, pages: Screen[]) =>
  pages.map(([address, file]) => route(address, file, { id: `${locale}/${address}` }));

export const tree = (locale: Locale, pages: Screen[] = screens) => [
  index("features/pages/home-page.tsx", { id: `${locale}/` }),
  ...routesIn(
    locale,
    pages.filter((page) => !isForMembers(page)),
  ),
  layout(
    "features/dashboard/members-layout-page.tsx",
    { id: `${locale}/faculty-layout` },
    routesIn(locale, pages.filter(isForMembers)),
  ),
  layout(
    "features/office/frame/office-layout-page.tsx",
    { id: `${locale}/office-layout` },
    routesIn(locale, officeScreens),
  ),
  route("setup", "features/set-up/set-up-page.tsx", { id: `${locale}/setup` }),
  route("*", "features/pages/not-found-page.tsx", { id: `${locale}/*` }),
];

const siteFiles = ["/favicon.ico", ...Object.keys(siteDrawings), ...Object.keys(siteBitmaps)];

/** Whether something is genuine: /check, and the short addresses of QR codes, also all in capitals. */
const checks = [...locales.map((locale) => (locale === "en" ? "check" : `${locale}/check`)), "n/:code", "N/:code"];

const feeds = locales.flatMap((locale) =>
  [
    ["/notices.atom", "features/notices/feed-endpoint.ts"],
    ["/calendar.ics", "features/calendar/calendar-endpoint.ts"],
    ["/calendar/:file", "features/calendar/calendar-endpoint.ts"],
  ].map(([address = "", file = ""]) => [inLocale(address, locale).slice(1), file] as const),
);

export default [
  ...locales.flatMap((locale) => (locale === "en" ? tree(locale) : prefix(locale, tree(locale)))),
  ...checks.map((path) => route(path, "features/check/check-endpoint.ts", { id: path })),
  ...["no-more-news", "mr/no-more-news"].map((path) => route(path, "features/news/stop-page.tsx", { id: path })),
  ...["offline", "mr/offline"].map((path) => route(path, "features/offline/offline-endpoint.ts", { id: path })),
  route("sw.js", "features/offline/worker-endpoint.ts"),
  ...feeds.map(([path, file]) => route(path, file, { id: path })),
  route("disclosure/log.json", "features/proof/log-endpoint.ts"),
  route("sitemap.xml", "features/endpoints/sitemap-xml.ts"),
  route("disclosure.json", "features/disclosure/json-endpoint.ts"),
  route("disclosure.schema.json", "features/disclosure/schema-endpoint.ts"),
  route("robots.txt", "features/endpoints/robots-txt.ts"),
  route(".well-known/security.txt", "features/endpoints/security-txt.ts"),
  route("fees.json", "features/endpoints/fees-json.ts"),
  route("fees.schema.json", "features/endpoints/fees-schema.ts"),
  route("manifest.webmanifest", "features/endpoints/web-manifest.ts"),
  route("healthz", "features/endpoints/healthz.ts"),
  route("readyz", "features/endpoints/readyz.ts"),
  route("mailbox", "features/endpoints/mailbox-page.tsx"),
  route("uploads", "features/dashboard/upload-endpoint.ts"),
  ...["files", "documents", "first-pages", "pictures", "fonts", "colours"].map((folder) =>
    route(`${folder}/:name`, "features/endpoints/files-endpoint.ts", { id: folder }),
  ),
  ...siteFiles.map((path) => route(path.slice(1), "features/endpoints/files-endpoint.ts", { id: path })),
  route("my-data", "features/dashboard/my-data-endpoint.ts"),
] satisfies RouteConfig;
