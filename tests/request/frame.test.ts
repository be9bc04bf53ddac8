import { describe, expect, test } from "vitest";
import { formatDigits, tags } from "#app/lib/i18n/format.ts";
import { pageAt } from "../help/every-page.ts";
import { all, type Element, readHtml, textOf, the } from "../help/html.ts";
import { hrefsIn } from "../help/parts.ts";
import { languages, pathIn } from "../help/routes.ts";
import { words } from "../help/words.ts";

const linksOf = (page: Element, selector: string) => all(page, `${selector} a`).map(({ attributes: { href } }) => href);

/** The admission year below a heading: a link that is drawn as a scale. */
const ruler = "main a:has(svg > line)";

const footerLinks = [
  "/about-us/institute",
  "/admission",
  "/courses/d-pharm",
  "/facilities",
  "/alumni",
  "/events",
  "/notices",
  "/downloads",
  "/privacy-policy",
  "/terms-of-service",
  "/sitemap",
];

const menuLinks = [
  "/",
  "/about-us/institute",
  "/about-us/vision-mission",
  "/about-us/message/president",
  "/about-us/message/secretary",
  "/about-us/message/principal",
  "/about-us/gb-cdc",
  "/about-us/organogram",
  "/about-us/infrastructure",
  "/about-us/statutory-committee",
  "/affiliation/pci",
  "/affiliation/msbte",
  "/affiliation/govt-of-mah",
  "/affiliation/dte",
  "/affiliation/aishe",
  "/affiliation/iso",
  "/courses/d-pharm",
  "/faculty",
  "/r&d/publication",
  "/r&d/patent",
  "/r&d/copyright",
  "/iqac",
  "/events",
  "/events/cultural",
  "/events/sports",
  "/alumni",
  "/downloads",
  "/faculty-login",
];

describe.each(languages)("every page in %s", (language) => {
  const path = pathIn(language, "/admission");

  test("has the specification's menu, the same in the bar and in the drawer", async () => {
    const { page } = await pageAt(path);
    const wanted = menuLinks.map((address) => pathIn(language, address));
    const bar = `nav[aria-label="${words[language].menu.label}"]:not([popover])`;
    expect(linksOf(page, bar)).toEqual(wanted);
    expect(linksOf(page, "nav#drawer ul")).toEqual(wanted);
    const names = (selector: string) => all(page, `${selector} a`).map(textOf);
    expect(names(bar)).toEqual(names("nav#drawer ul"));
  });

  test("begins the drawer with admission, the phone, WhatsApp and the other language", async () => {
    const { page } = await pageAt(path);
    const other = languages.find((each) => each !== language) ?? "en";
    expect(linksOf(page, "nav#drawer > p")).toEqual([
      path,
      "tel:+910000000000",
      "https://wa.me/910000000000?text=",
      pathIn(other, "/admission"),
    ]);
  });

  test("has the question whether a paper is genuine in its footer, in sight on a phone", async () => {
    const { page } = await pageAt(path);
    const link = all(page, "footer address a").at(-1);
    expect(link?.attributes.href).toBe(pathIn(language, "/check"));
    expect(link && textOf(link)).toBe({ en: "Is a paper genuine?", mr: "कागद खरा आहे का?" }[language]);
  });

  test("ends with the ten quick links", async () => {
    const { page } = await pageAt(path);
    const list = all(page, "footer details")[0] as Element;
    expect(linksOf(list, "ul")).toEqual(footerLinks.map((address) => pathIn(language, address)));
  });

  test("shows the institute, its contact, hours, social links and this year", async () => {
    const { page } = await pageAt(path);
    const footer = the(page, "footer");
    const year = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", year: "numeric" }).format(new Date());
    expect(textOf(footer)).toContain(`© ${formatDigits(year, language)}`);
    const links = all(footer, "a").map(({ attributes: { href } }) => href);
    expect(links).toEqual(expect.arrayContaining([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]));
    expect(links.filter((href) => href?.startsWith("https:")).length).toBeGreaterThanOrEqual(5);
  });

  test("says the day under its name and leads to the dates of admission, but where a calendar does, a tool is or no page", async () => {
    const inIndia = { day: "numeric", month: "long", timeZone: "Asia/Kolkata" } as const;
    const today = new Intl.DateTimeFormat(tags[language], inIndia).format(new Date());
    const { page } = await pageAt(pathIn(language, "/facilities"));
    const line = the(page, ruler);
    expect(textOf(line)).toContain(today);
    expect(line.attributes.href).toBe(`${path}#dates`);
    expect(all((await pageAt(path)).page, "#dates ol li").length).toBeGreaterThan(0);
    for (const address of ["/", "/admission", "/events", "/search", "/privacy-policy", "/events/cultural?event=999"])
      expect(all((await pageAt(pathIn(language, address))).page, ruler)).toEqual([]);
  });

  test("leads to the map of the home page, which is loaded on demand", async () => {
    const home = pathIn(language, "/");
    const [{ page }, { page: first }] = await Promise.all([pageAt(path), pageAt(home)]);
    expect(all(page, "footer iframe")).toEqual([]);
    expect(linksOf(page, "footer address")).toContain(`${home}#map`);
    const frame = the(first, "footer #map iframe");
    expect(frame.attributes.src).toBeUndefined();
    expect(linksOf(readHtml(frame.attributes.srcdoc ?? ""), "*")).toEqual([expect.stringMatching(/^https:/)]);
  });
});

test("a page asks a question of its own, or none", async () => {
  const questions = new Set(Object.values(words.en.ask).map((question) => question?.title));
  const question = async (path: string) =>
    all((await pageAt(path)).page, "h2")
      .map(textOf)
      .filter((heading) => questions.has(heading));
  for (const path of ["/affiliation/pci", "/downloads"])
    expect(await question(path)).toEqual([words.en.ask[path]?.title]);
  expect(await question("/affiliation/pci")).not.toEqual(await question("/downloads"));
  for (const path of ["/admission", "/my-enquiry", "/erp", "/feedback"]) expect(await question(path)).toEqual([]);
});

test("the menu groups its links as the specification does", async () => {
  const { page } = await pageAt("/");
  const bar = the(page, "nav[aria-label='Main menu']:not([popover])");
  const groups = all(bar, "button").map((button) => textOf(button).toUpperCase());
  expect(groups).toEqual(["ABOUT US", "AFFILIATION", "COURSES", "R&D", "EVENTS"]);
  for (const button of all(bar, "button"))
    expect(the(bar, `ul#${button.attributes.popovertarget}`).attributes.popover).toBe("auto");
  expect(textOf(the(bar, "#menu-about summary"))).toBe("Message");
  const single = (bar.children[0] as Element).children.flatMap((item) =>
    typeof item !== "string" && typeof item.children[0] === "object" && item.children[0].name === "a"
      ? textOf(item).toUpperCase()
      : [],
  );
  expect(single).toEqual(["HOME", "FACULTY", "IQAC", "ALUMNI", "DOWNLOADS", "FACULTY LOGIN"]);
});

test.each([
  ["/visit", "About us"],
  ["/facilities", "About us"],
  ["/after-d-pharm", "About us"],
  ["/notices", "About us"],
  ["/affiliation/pci", "Affiliation"],
  ["/disclosure", "Affiliation"],
  ["/admission", "Ask about admission"],
  ["/admission/fees", "Ask about admission"],
  ["/call-me", "Ask about admission"],
])("the header of %s marks %s, and no other section", async (path, section) => {
  const { page } = await pageAt(path);
  expect(all(page, ":is(.masthead-ask, .menu-bar) [aria-current=true]").map(textOf)).toEqual([section]);
});

test("the drawer marks admission on its page and on those below it", async () => {
  const marked = async (path: string) =>
    all((await pageAt(path)).page, ".drawer-ask [aria-current]").map(({ attributes }) => attributes["aria-current"]);
  expect(await marked("/admission")).toEqual(["page"]);
  expect(await marked("/admission/fees")).toEqual(["true"]);
  expect(await marked("/visit")).toEqual([]);
});

test("the breadcrumb names the level of a page that the menu does not link", async () => {
  const way = async (path: string) => all((await pageAt(path)).page, "nav[aria-label='You are here'] li").map(textOf);
  expect(await way("/visit")).toEqual(["Home", "About us", "Getting here, rooms, phone numbers"]);
  expect(await way("/admission/fees")).toEqual(["Home", "Admission", "Fees and scholarships"]);
});

test("a section in the breadcrumb leads to its first page, and on that page nowhere", async () => {
  const links = async (path: string) => hrefsIn((await pageAt(path)).page, "nav[aria-label='You are here'] a");
  expect(await links("/visit")).toEqual(["/", "/about-us/institute"]);
  expect(await links("/about-us/institute")).toEqual(["/"]);
});

test("the header of each page says that the site is a sample, and shows name, town, approval and motto", async () => {
  const { page } = await pageAt("/naac");
  const header = textOf(the(page, "header"));
  const said = [
    "Sample site",
    "Good Minds Institute of Pharmacy",
    "Namunapur",
    "Approved by PCI",
    "developing good minds",
  ];
  for (const words of said) expect(header).toContain(words);
  expect(all(page, "header a[href='/'] img")).toHaveLength(1);
});

test("the footer shows the office hours word for word", async () => {
  const { page } = await pageAt("/naac");
  expect(textOf(the(page, "footer"))).toContain("Mon-Sat 9:00 AM to 5:00 PM");
});

test("the opening animation is hidden until a script starts it", async () => {
  const { page } = await pageAt("/");
  const splash = the(page, "template#splash");
  expect(all(splash, "dialog")).toHaveLength(1);
  expect(all(splash, "h1")).toEqual([]);
  expect(all(page, "dialog[open]")).toEqual([]);
});
