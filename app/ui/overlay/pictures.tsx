import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "./pictures.css";
import { useEffect, useState } from "react";
import type { LightboxExternalProps, SlideImage } from "yet-another-react-lightbox";
import Lightbox from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { splitLocale } from "#app/lib/i18n/locale.ts";
import { overlayWords } from "#app/ui/words/overlay.ts";
import { openOverlay } from "./open-overlay.tsx";

/** In pixels; a photograph is never wider than its file. */
const widestDrawing = 1600;

/** Whether the browser shows AVIF, known from its choice for a picture of the page. */
const isAvifShown = () => [...document.images].some(({ currentSrc }) => currentSrc.endsWith(".avif"));

const withoutSize = (address: string) => address.replace(/-\d+\.\w+$/, "");

/** The files of the photograph that a link leads to; none if the page shows a drawing in its place. */
const filesOf = (link: HTMLAnchorElement) =>
  (link.querySelector(isAvifShown() ? "source" : "img")?.getAttribute("srcset") ?? "").split(",").flatMap((each) => {
    const [address = "", width] = each.trim().split(" ");
    const src = new URL(address, link.href).href;
    return width && withoutSize(src) === withoutSize(link.href) ? [{ src, width: Number.parseInt(width, 10) }] : [];
  });

function slideOf(link: HTMLAnchorElement): SlideImage & { caption: string } {
  const image = link.querySelector("img");
  const width = Number(image?.getAttribute("width"));
  const ratio = Number(image?.getAttribute("height")) / width;
  const sized = (each: number, src = link.href) => ({ src, width: each, height: Math.round(each * ratio) });
  const pixels = Number(/-(\d+)\.\w+$/.exec(link.href)?.[1]);
  const files = filesOf(link);
  const caption = link.querySelector("strong")?.textContent ?? "";
  return {
    ...sized(pixels || widestDrawing),
    srcSet: files.length > 0 ? files.map((file) => sized(file.width, file.src)) : [sized(pixels || width)],
    alt: image?.alt || caption,
    caption,
  };
}

interface CaptionProps {
  text: string;
  at: string;
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

/** The pictures of the gallery of a link, or of the page that the link leads to. */
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

/** The previous and the next picture are loaded once the first is there, or cannot be. */
function Pictures(props: LightboxExternalProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const look = ({ target }: Event) => (target as Element).matches?.(".yarl__slide_image") && setThere(true);
    const events = ["load", "error"] as const;
    for (const each of events) document.addEventListener(each, look, true);
    return () => {
      for (const each of events) document.removeEventListener(each, look, true);
    };
  }, []);
  return (
    <Lightbox
      open
      plugins={[Captions]}
      captions={{ descriptionMaxLines: 12 }}
      carousel={{ padding: 0, preload: isThere ? 1 : 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      {...props}
    />
  );
}

export async function openPictures(link: HTMLAnchorElement): Promise<void> {
  const { slides, index, details } = await picturesOf(link);
  if (slides.length === 0) throw new Error("There are no pictures to show.");
  const { locale } = splitLocale(location.pathname);
  const t = overlayWords[locale].lightbox;
  const place = (at: number) => formatDigits(`${at + 1} / ${slides.length}`, locale);
  openOverlay(link, (close) => (
    <Pictures
      index={index}
      slides={slides.map(({ caption, ...slide }, at) => ({
        ...slide,
        description: <Caption text={caption} at={place(at)} details={at === 0 ? details : []} />,
      }))}
      styles={{ slide: { paddingBlock: details.length > 0 ? "3rem 9.5rem" : "3rem 4.75rem" } }}
      labels={{ Close: t.close, Previous: t.previous, Next: t.next, Lightbox: t.label }}
      close={close}
    />
  ));
}
