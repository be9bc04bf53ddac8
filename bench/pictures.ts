import type { Browser } from "playwright";
import type { Row } from "./table.ts";

const paths = ["/", "/about-us/infrastructure"];
/** The screens of scripts/shots.ts: a picture is below the first screen when it is so on each. */
const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

interface Image {
  address: string;
  isBelow: boolean;
  isLazy: boolean;
  hasSize: boolean;
  hasFormats: boolean;
}

/** Reads every image of the page; runs in the browser. */
function readImages(): Image[] {
  const widths = (set: string | null) => (set ?? "").split(",").filter((file) => /\s\d+w$/.test(file.trim()));
  return [...document.images].map((image) => {
    const { top, width } = image.getBoundingClientRect();
    const sets = [...(image.closest("picture")?.querySelectorAll("source") ?? []), image].map((each) =>
      widths(each.getAttribute("srcset")),
    );
    const has = (type: string) => sets.some((set) => set.length > 1 && set.every((file) => file.includes(`.${type} `)));
    return {
      address: image.getAttribute("src") ?? "",
      isBelow: width === 0 || top + scrollY >= innerHeight,
      isLazy: image.loading === "lazy",
      hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
      // An SVG is a single file for every width.
      hasFormats: /\.svg$/.test(image.src) || (has("avif") && has("webp")),
    };
  });
}

/** The images of a page; `isBelow` when no screen shows it at first. */
async function imagesOf(browser: Browser, address: string): Promise<Image[]> {
  const seen: Image[][] = [];
  for (const viewport of screens) {
    const page = await browser.newPage({ viewport, javaScriptEnabled: true, reducedMotion: "reduce" });
    await page.goto(address, { waitUntil: "load" });
    seen.push(await page.evaluate(readImages));
    await page.close();
  }
  return (seen[0] ?? []).map((image, index) => ({ ...image, isBelow: seen.every((images) => images[index]?.isBelow) }));
}

/**
 * Checks that pictures below the first screen load lazily, and that all have a size, and AVIF and WebP in several
 * widths.
 */
export async function pictures(browser: Browser, url: string): Promise<{ rows: Row[]; notes: string[] }> {
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const path of paths) {
    const images = await imagesOf(browser, url + path);
    const bad = images.filter(
      ({ isBelow, isLazy, hasSize, hasFormats }) => !((isLazy || !isBelow) && hasSize && hasFormats),
    );
    const good = images.length - bad.length;
    const measured = `${good} of ${images.length}`;
    rows.push({
      what: `pictures lazy, sized, AVIF + WebP widths: ${path}`,
      measured,
      budget: "all",
      isOk: bad.length === 0,
    });
    notes.push(...bad.map((image) => `${path}: picture ${JSON.stringify(image)}`));
  }
  return { rows, notes };
}
