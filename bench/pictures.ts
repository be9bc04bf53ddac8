import type { Browser } from "playwright";
import type { Row } from "./table.ts";

const paths = ["/", "/about-us/infrastructure"];
/** The screens of scripts/shots.ts: a picture is below the first screen if that is true on each of them. */
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
  /** Whether the best format is offered first, with no more pixels than a good screen shows. */
  fits: boolean;
}

/** Reads every image of the page; runs in the browser. */
function readImages(): Promise<Image[]> {
  const filesOf = (set: string | null) => (set ?? "").split(",").flatMap((file) => file.trim() || []);
  const readImage = async (image: HTMLImageElement): Promise<Image> => {
    const { top, width } = image.getBoundingClientRect();
    const isLazy = image.loading === "lazy";
    image.loading = "eager";
    await image.decode();
    const sets = [...(image.closest("picture")?.querySelectorAll("source") ?? []), image].map((each) =>
      filesOf(each.getAttribute("srcset")),
    );
    const has = (type: string) =>
      sets.some((set) => set.length > 1 && set.every((file) => file.includes(`.${type} `) && /\s\d+w$/.test(file)));
    // A small picture needs only one width: an AVIF, and a WebP for browsers without AVIF.
    const isSmall = image.naturalWidth <= 2 * width && sets.some((set) => /^\S+\.avif$/.test(set.join()));
    return {
      address: image.getAttribute("src") ?? "",
      isBelow: width === 0 || top + scrollY >= innerHeight,
      isLazy,
      hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
      // An SVG is a single file for every width.
      fits: /\.svg$/.test(image.src) || (has("avif") && has("webp")) || (isSmall && /\.webp$/.test(image.src)),
    };
  };
  return Promise.all(Array.from(document.images, readImage));
}

/** The images of a page; `isBelow` when no screen shows it at first, `fits` when it suits the screen that shows it largest. */
async function imagesOf(browser: Browser, address: string): Promise<Image[]> {
  const seen: Image[][] = [];
  for (const viewport of screens) {
    const page = await browser.newPage({ viewport, javaScriptEnabled: true, reducedMotion: "reduce" });
    await page.goto(address, { waitUntil: "load" });
    seen.push(await page.evaluate(readImages));
    await page.close();
  }
  return (seen[0] ?? []).map((image, index) => ({
    ...image,
    isBelow: seen.every((images) => images[index]?.isBelow),
    fits: seen.some((images) => images[index]?.fits),
  }));
}

/**
 * Checks that pictures below the first screen load lazily, that all have a size, and that each is an SVG, AVIF and WebP
 * in several widths, or one AVIF and one WebP of at most twice the width that the largest of the screens shows.
 */
export async function pictures(browser: Browser, url: string): Promise<{ rows: Row[]; notes: string[] }> {
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const path of paths) {
    const images = await imagesOf(browser, url + path);
    const bad = images.filter(({ isBelow, isLazy, hasSize, fits }) => !((isLazy || !isBelow) && hasSize && fits));
    const good = images.length - bad.length;
    const measured = `${good} of ${images.length}`;
    rows.push({
      what: `pictures lazy, sized, in fitting files: ${path}`,
      measured,
      budget: "all",
      isOk: bad.length === 0,
    });
    notes.push(...bad.map((image) => `${path}: picture ${JSON.stringify(image)}`));
  }
  return { rows, notes };
}
