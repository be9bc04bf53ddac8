import Lightbox, { type SlideImage } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "yet-another-react-lightbox/plugins/counter.css";
import { splitLocale } from "#app/words/locale.ts";
import { words } from "#app/words/words.ts";
import { openOverlay } from "./open-overlay.tsx";

/** The slide of a link around a picture: the file it leads to, in the widths the picture has. */
function slideOf(link: HTMLAnchorElement): SlideImage {
  const image = link.querySelector("img");
  const largest = Number(/-(\d+)\.\w+$/.exec(link.href)?.[1] ?? 1280);
  const ratio = image ? Number(image.getAttribute("height")) / Number(image.getAttribute("width")) : 1;
  const srcSet = (image?.getAttribute("srcset") ?? "").split(",").map((file) => {
    const [src = "", width = "0w"] = file.trim().split(" ");
    return { src, width: Number.parseInt(width, 10), height: Math.round(Number.parseInt(width, 10) * ratio) };
  });
  return {
    src: link.href,
    width: largest,
    height: Math.round(largest * ratio),
    srcSet,
    alt: image?.alt ?? "",
    title: link.dataset.caption ?? image?.alt,
  };
}

const linksIn = (root: ParentNode) => [...root.querySelectorAll<HTMLAnchorElement>("a[data-open=picture]")];

/** The pictures a link opens: those around it, or those of the page it leads to. */
async function picturesOf(link: HTMLAnchorElement) {
  if (link.dataset.open === "picture") {
    const links = linksIn(document);
    return { slides: links.map(slideOf), index: links.indexOf(link) };
  }
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(`${link.href}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return { slides: linksIn(page).map(slideOf), index: 0 };
}

/** Opens the pictures of a gallery over the page, at the one that was touched. */
export async function openPictures(link: HTMLAnchorElement): Promise<void> {
  const { slides, index } = await picturesOf(link);
  if (slides.length === 0) throw new Error("There are no pictures to show.");
  const t = words[splitLocale(location.pathname).locale].lightbox;
  const back = document.activeElement as HTMLElement | null;
  openOverlay((remove) => (
    <Lightbox
      open
      index={index}
      slides={slides}
      plugins={[Captions, Counter]}
      counter={{ container: { style: { top: "unset", bottom: 0 } } }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{ Close: t.close, Previous: t.previous, Next: t.next, Lightbox: t.label }}
      close={() => {
        remove();
        (back ?? link).focus();
      }}
    />
  ));
}
