import Lightbox, { type SlideImage } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "./pictures.css";
import { overlayWords } from "#app/design/words/overlay.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { splitLocale } from "#app/platform/i18n/locale.ts";
import { openOverlay } from "./open-overlay.tsx";

/** The greatest width of a drawing, in pixels; a photograph is never wider than its file. */
const widestDrawing = 1600;

/** The slide of a link around a picture: its file, with the file's width and the greatest width to show. */
function slideOf(link: HTMLAnchorElement): SlideImage & { caption: string } {
  const image = link.querySelector("img");
  const width = Number(image?.getAttribute("width"));
  const ratio = Number(image?.getAttribute("height")) / width;
  const sized = (each: number) => ({ src: link.href, width: each, height: Math.round(each * ratio) });
  const pixels = /-(\d+)\.\w+$/.exec(link.href)?.[1];
  const caption = link.querySelector("strong")?.textContent ?? "";
  return {
    ...sized(pixels ? Number(pixels) : widestDrawing),
    srcSet: [sized(pixels ? Number(pixels) : width)],
    alt: image?.alt || caption,
    caption,
  };
}

interface CaptionProps {
  text: string;
  at: string;
  /** What the gallery's page says about all its pictures; under the first one. */
  details: string[];
}

const Caption = ({ text, at, details }: CaptionProps) => (
  <>
    <strong>{text}</strong>
    {details.map((each) => (
      <p key={each}>{each}</p>
    ))}
    <span>{at}</span>
  </>
);

const linksIn = (root: ParentNode) => [...root.querySelectorAll<HTMLAnchorElement>("a[data-open=picture]")];

/** The pictures that a link opens: those of its gallery, or those of the page that it leads to. */
async function picturesOf(link: HTMLAnchorElement) {
  if (link.dataset.open === "picture") {
    const links = linksIn(document);
    return { slides: links.map(slideOf), index: links.indexOf(link), details: [] };
  }
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(`${link.href}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const details = [...page.querySelectorAll("[data-details]")].map((each) => each.textContent);
  return { slides: linksIn(page).map(slideOf), index: 0, details };
}

/** Opens a gallery's pictures over the page, at the one that was clicked. */
export async function openPictures(link: HTMLAnchorElement): Promise<void> {
  const { slides, index, details } = await picturesOf(link);
  if (slides.length === 0) throw new Error("There are no pictures to show.");
  const { locale } = splitLocale(location.pathname);
  const t = overlayWords[locale].lightbox;
  const place = (at: number) => formatDigits(`${at + 1} / ${slides.length}`, locale);
  openOverlay(link, (close) => (
    <Lightbox
      open
      index={index}
      slides={slides.map(({ caption, ...slide }, at) => ({
        ...slide,
        description: <Caption text={caption} at={place(at)} details={at === 0 ? details : []} />,
      }))}
      plugins={[Captions]}
      captions={{ descriptionMaxLines: 12 }}
      carousel={{ padding: 0 }}
      styles={{ slide: { paddingBlock: details.length > 0 ? "3rem 9.5rem" : "3rem 4.75rem" } }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{ Close: t.close, Previous: t.previous, Next: t.next, Lightbox: t.label }}
      close={close}
    />
  ));
}
