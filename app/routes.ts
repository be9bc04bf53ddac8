import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { letterPages, researchPages, shapePages } from "#app/cms/content/page-record.ts";
import { inLocale, type Locale, locales } from "#app/lib/i18n/locale.ts";
import { siteBitmaps, siteDrawings } from "#app/pdf/made/site-drawings.ts";

const wordPages = ["certificates", "privacy-policy", "terms-of-service"];

const approvalPages = ["pci", "msbte", "govt-of-mah", "dte", "aishe", "iso"];

/** Below /faculty/ a page is for members alone, unless it says "open". */
type Screen = [address: string, file: string, access?: "open"];

const isForMembers = ([address, , access]: Screen) => address.startsWith("faculty/") && access !== "open";

/** Every page once; the tree exists in each language. */
const screens: Screen[] = [
  ...wordPages.map((page): Screen => [page, "site/pages/text-page.tsx"]),
  ...letterPages.map((page): Screen => [page, "site/pages/letter-page.tsx"]),
  ...shapePages.map((page): Screen => [page, "site/pages/shape-page.tsx"]),
  ["facilities", "site/institute/facilities-page.tsx"],
  ["faculty-login", "people/accounts/sign-in-page.tsx"],
  ["about-us/gb-cdc", "site/committees/committees-page.tsx"],
  ["about-us/organogram", "site/committees/organogram-page.tsx"],
  ["about-us/infrastructure", "site/institute/infrastructure-page.tsx"],
  ["about-us/statutory-committee", "site/committees/committees-page.tsx"],
  ...approvalPages.map((page): Screen => [`affiliation/${page}`, "site/affiliations/affiliation-page.tsx"]),
  ["courses/d-pharm", "site/course/course-page.tsx"],
  ["faculty", "people/profiles/teachers-page.tsx"],
  ["faculty/dashboard", "people/dashboard/dashboard-page.tsx"],
  ...researchPages.map((page): Screen => [page, "site/research/research-page.tsx"]),
  ["admission", "site/admission/admission-page.tsx"],
  ["admission/plan", "site/admission/plan/plan-page.tsx"],
  ["admission/fees", "site/admission/fees-page.tsx"],
  ["admission/steps", "site/admission/steps-page.tsx"],
  ["admission/documents", "site/admission/documents-page.tsx"],
  ["students", "site/student-life/students-page.tsx"],
  ["visit", "site/student-life/visit-page.tsx"],
  ["parents", "site/student-life/parents-page.tsx"],
  ["after-d-pharm", "site/student-life/after-page.tsx"],
  ["call-me", "forms/call-backs/call-back-page.tsx"],
  ["feedback", "forms/feedback/feedback-page.tsx"],
  ["my-enquiry", "forms/my-enquiry/my-enquiry-page.tsx"],
  ["events", "site/events/events-page.tsx"],
  ["events/cultural", "site/events/cultural-page.tsx"],
  ["events/sports", "site/events/sports-page.tsx"],
  ["notices", "site/notices/notices-page.tsx"],
  ["notices/:id", "site/notices/notice-page.tsx"],
  ["downloads", "site/downloads/downloads-page.tsx"],
  ["disclosure", "register/disclosure/disclosure-page.tsx"],
  ["inspection", "register/inspection/inspection-page.tsx"],
  ["sitemap", "site/pages/sitemap-page.tsx"],
  ["search", "site/search/search-page.tsx"],
];

const officeScreens: Screen[] = [
  ["office", "office/start/start-page.tsx"],
  ["office/inbox", "inbox/today/today-page.tsx"],
  ["office/inbox/:reference", "inbox/one/one-page.tsx"],
  ["office/inbox/new", "inbox/new/new-page.tsx"],
  ["office/inbox/sources", "inbox/sources/sources-page.tsx"],
  ["office/inbox/retention", "inbox/retention/retention-page.tsx"],
  ["office/inbox/export", "inbox/export/export-page.tsx"],
  ["office/inbox/export/file", "inbox/export/export-file-endpoint.ts"],
  ["office/register", "register/duties/duties-page.tsx"],
  ["office/profiles", "office/profiles/profiles-page.tsx"],
  ["office/files", "office/files/files-page.tsx"],
  ["office/import", "office/import/import-page.tsx"],
  ["office/import/template", "office/import/template-endpoint.ts"],
  ["office/people", "people/staff/people-page.tsx"],
  ["office/activity", "office/activity/activity-page.tsx"],
  ["office/account", "people/staff/own-account-page.tsx"],
  ["office/account/recovery-codes", "people/staff/recovery-codes-page.tsx"],
  ["office/set-up", "office/set-up/reopen-page.tsx"],
  ["office/records", "office/records/kinds-page.tsx"],
  ["office/records/:kind", "office/records/list-page.tsx"],
  ["office/records/:kind/new", "office/records/record-page.tsx"],
  ["office/records/:kind/:slug", "office/records/record-page.tsx"],
  ["office/records/:kind/:slug/history", "office/records/history-page.tsx"],
  ["office/records/:kind/:slug/tell", "office/news/news-page.tsx"],
  ["office/inbox/:reference/written/:code", "inbox/quotes/written-endpoint.ts"],
  ["office/records/:kind/:slug/poster", "site/posters/poster-endpoint.ts"],
  ["office/notice-board", "site/posters/notice-board-endpoint.ts"],
  ["office/records/:kind/:slug/certificate", "office/certificate/certificate-endpoint.ts"],
  ["office/records/:kind/:slug/preview", "office/preview/preview-page.tsx"],
  ["office/preview", "office/preview/preview-endpoint.ts"],
  ["office/guide", "office/guide/guide-page.tsx"],
  ["office/*", "office/frame/missing-page.tsx"],
];

const routesIn = (locale: Locale, pages: Screen[]) =>
  pages.map(([address, file]) => route(address, file, { id: `${locale}/${address}` }));

export const tree = (locale: Locale, pages: Screen[] = screens) => [
  index("site/pages/home-page.tsx", { id: `${locale}/` }),
  ...routesIn(
    locale,
    pages.filter((page) => !isForMembers(page)),
  ),
  layout(
    "people/dashboard/members-layout-page.tsx",
    { id: `${locale}/faculty-layout` },
    routesIn(locale, pages.filter(isForMembers)),
  ),
  layout("office/frame/office-layout-page.tsx", { id: `${locale}/office-layout` }, routesIn(locale, officeScreens)),
  route("setup", "office/set-up/set-up-page.tsx", { id: `${locale}/setup` }),
  route("*", "site/pages/not-found-page.tsx", { id: `${locale}/*` }),
];

const siteFiles = ["/favicon.ico", ...Object.keys(siteDrawings), ...Object.keys(siteBitmaps)];

/** Whether something is genuine: /check, and the short addresses of QR codes, also all in capitals. */
const checks = [...locales.map((locale) => (locale === "en" ? "check" : `${locale}/check`)), "n/:code", "N/:code"];

const feeds = locales.flatMap((locale) =>
  [
    ["/notices.atom", "site/notices/feed-endpoint.ts"],
    ["/calendar.ics", "site/phone-dates/calendar-endpoint.ts"],
    ["/calendar/:file", "site/phone-dates/calendar-endpoint.ts"],
  ].map(([address = "", file = ""]) => [inLocale(address, locale).slice(1), file] as const),
);

export default [
  ...locales.flatMap((locale) => (locale === "en" ? tree(locale) : prefix(locale, tree(locale)))),
  ...checks.map((path) => route(path, "register/check/check-endpoint.ts", { id: path })),
  ...["no-more-news", "mr/no-more-news"].map((path) => route(path, "office/news/stop-page.tsx", { id: path })),
  ...["offline", "mr/offline"].map((path) => route(path, "site/offline/offline-endpoint.ts", { id: path })),
  route("sw.js", "site/offline/worker-endpoint.ts"),
  ...feeds.map(([path, file]) => route(path, file, { id: path })),
  route("disclosure/log.json", "register/proof/log-endpoint.ts"),
  route("sitemap.xml", "site/endpoints/sitemap-xml.ts"),
  route("disclosure.json", "register/disclosure/json-endpoint.ts"),
  route("disclosure.schema.json", "register/disclosure/schema-endpoint.ts"),
  route("robots.txt", "site/endpoints/robots-txt.ts"),
  route(".well-known/security.txt", "site/endpoints/security-txt.ts"),
  route("fees.json", "site/endpoints/fees-json.ts"),
  route("fees.schema.json", "site/endpoints/fees-schema.ts"),
  route("manifest.webmanifest", "site/endpoints/web-manifest.ts"),
  route("healthz", "site/endpoints/healthz.ts"),
  route("readyz", "site/endpoints/readyz.ts"),
  route("mailbox", "site/endpoints/mailbox-page.tsx"),
  route("uploads", "people/dashboard/upload-endpoint.ts"),
  ...["files", "documents", "first-pages", "pictures", "fonts", "colours"].map((folder) =>
    route(`${folder}/:name`, "office/files/files-endpoint.ts", { id: folder }),
  ),
  ...siteFiles.map((path) => route(path.slice(1), "office/files/files-endpoint.ts", { id: path })),
  route("my-data", "people/dashboard/my-data-endpoint.ts"),
] satisfies RouteConfig;
