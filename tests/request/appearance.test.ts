import { expect, test } from "vitest";
import { colourNames, colours } from "#app/cms/content/appearance.ts";
import { fileName } from "#app/lib/files/file-name.ts";
import { appearanceKind } from "#app/site/institute/appearance-kind.ts";
import { openWatchedSite } from "../help/drawn-pages.ts";
import { all, type Element, readHtml, textOf, the } from "../help/html.ts";
import { newStaff } from "../help/office.ts";
import { clerk } from "../help/office-files.ts";
import { press } from "../help/record-forms.ts";
import { enquiry, mailsIn, minute, sender, ticketOf } from "../help/services.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { colour } from "../help/upload-files.ts";
import { get } from "../help/visit.ts";

const path = "/office/records/appearance/appearance";
const pages = ["/", "/mr", "/mr/admission", "/visit", "/manifest.webmanifest"];

test("the principal publishes another colour and a PNG as logo: pages, manifest, mails and PDFs show them, and taking them back leaves nothing", {
  timeout: 120_000,
}, async () => {
  const { dataDir, url, look, get: getHere, pass, officeFiles, enquiries, made } = await openWatchedSite();
  const { browser } = await newStaff("principal", { url, dataDir });
  const bytesAt = async (address: string) => Buffer.from(await (await fetch(url + address)).arrayBuffer());
  const mailed = async () => {
    ticketOf(await enquiries.submit(enquiry, sender));
    return (await mailsIn(dataDir)).findLast(({ to }) => to === enquiry.email)?.html ?? "";
  };
  const coloursOf = (html: string) => new Set(html.match(/#[\da-f]{6}\b/g));
  const publish = async (typed: Record<string, string>) => {
    const { status, page } = await press(browser, path, await browser.visit(path), "publish", typed);
    expect([status, all(page, "#problems a").map(textOf)]).toEqual([200, []]);
    pass(2 * minute);
  };

  // Pages say something of a PDF only when it is made.
  await made.makeAll();
  const shown = async () => [...(await look(pages)).pages].map(([address, { html }]) => [address, html]);
  const before = await shown();
  const [icon, sheet, mail] = [
    await bytesAt("/icon-192.png"),
    await bytesAt("/documents/prospectus-en.pdf"),
    await mailed(),
  ];
  const bytes = await colour(300, 200, "#cc0000").png().toBuffer();
  const added = await officeFiles.files.add({ bytes, name: "logo.png", actor: clerk });
  if (!added.ok) throw new Error(added.reason);
  const logo = fileName({ id: added.file.id, type: "image", width: 300, height: 200 });
  await publish({ colour: "maroon", logo });

  for (const address of pages.slice(0, 4)) {
    const { html } = await getHere(address);
    const page = readHtml(html);
    const [sheetLink = ""] = /\/colours\/maroon-[\da-f]{8}\.css/.exec(html) ?? [];
    const response = await fetch(url + sheetLink);
    expect([response.status, response.headers.get("cache-control")]).toEqual([
      200,
      expect.stringContaining("immutable"),
    ]);
    expect(await response.text()).toContain(`--color-green:${colours.maroon}`);
    const { src = "" } = the(page, "header img").attributes;
    expect(await fetch(url + src).then(({ headers }) => headers.get("content-type"))).toBe("image/webp");
    for (const meta of all(page, "meta[property='og:image']"))
      expect(meta.attributes.content).toMatch(/\/share\.jpg\?[\da-f]{8}$/);
  }
  const manifest = JSON.parse((await getHere("/manifest.webmanifest")).html);
  expect(manifest.theme_color).toBe(colours.maroon);
  expect(await bytesAt(manifest.icons[0].src)).not.toEqual(icon);
  expect(await mailed()).toContain(`color:${colours.maroon}`);
  expect(await bytesAt("/documents/prospectus-en.pdf")).not.toEqual(sheet);

  await publish({ colour: "green", logo: "" });
  await made.makeAll();
  const after = await shown();
  expect(after.filter((page, at) => page[1] !== before[at]?.[1]).map(([address]) => address)).toEqual([]);
  expect(await bytesAt("/icon-192.png")).toEqual(icon);
  expect(await bytesAt("/documents/prospectus-en.pdf")).toEqual(sheet);
  expect(coloursOf(await mailed())).toEqual(coloursOf(mail));
});

test("the form names each colour that it shows, and the preview has the one that is not published yet", async () => {
  const staff = await signedInStaff("principal");
  const drawn = await staff.visit(path);
  const swatches = all(drawn.page, "fieldset label:has(circle)");
  expect(swatches.map(textOf)).toEqual(colourNames.map((name) => appearanceKind.words.en.choices?.[`colour.${name}`]));
  expect(swatches.map((each) => the(each, "circle").attributes.fill)).toEqual(Object.values(colours));
  const checked = all(drawn.page, "label:has(circle) input[checked]");
  expect(checked.map(({ attributes }) => attributes.value)).toEqual(["green"]);
  expect(all(drawn.page, "#record a").map(({ attributes }) => attributes.href)).toContain("/office/records/pages");

  expect((await press(staff, path, drawn, "save", { colour: "navy" })).status).toBe(200);
  const screen = (await staff.visit(`${path}/preview`)).page;
  expect(all(screen, "iframe").map(({ attributes: { title, class: theme } }) => [title, theme])).toEqual([
    ["In Marathi, on a light screen", "light"],
    ["In Marathi, on a dark screen", "dark"],
    ["In English, on a light screen", "light"],
    ["In English, on a dark screen", "dark"],
  ]);
  const query = new URLSearchParams({ kind: "appearance", slug: "appearance", address: "/", lang: "mr" });
  const { page } = await staff.visit(`/office/preview?${query}`);
  const sheets = (of: Element) => all(of, "link[rel=stylesheet]").map(({ attributes }) => attributes.href ?? "");
  expect(sheets(page)).toContainEqual(expect.stringMatching(/^\/colours\/navy-/));
  const { src = "" } = the(page, "header img").attributes;
  expect(await (await get(src)).text()).toContain(colours.navy);
  expect(sheets(readHtml(await (await get("/mr")).text()))).not.toContainEqual(expect.stringMatching(/colours/));
});
