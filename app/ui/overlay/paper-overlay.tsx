import "./paper-overlay.css";
import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask, type PDFDocumentProxy } from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { useEffect, useRef, useState } from "react";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { type Locale, splitLocale } from "#app/lib/i18n/locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import { overlayWords } from "#app/ui/words/overlay.ts";
import { openOverlay } from "./open-overlay.tsx";

interface PaperPageProps {
  paper: PDFDocumentProxy;
  /** Counts from 1. */
  page: number;
  /** A multiple of the overlay's width. */
  zoom: number;
  label: string;
}

export function PaperPage({ paper, page, zoom, label }: PaperPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let stop = () => {};
    const draw = async () => {
      const sheet = await paper.getPage(page);
      const place = canvas.current;
      if (place === null) return;
      const width = Math.min(place.parentElement?.clientWidth ?? 800, 900) * zoom;
      const { width: natural } = sheet.getViewport({ scale: 1 });
      const viewport = sheet.getViewport({ scale: (width / natural) * Math.min(devicePixelRatio, 2) });
      place.width = viewport.width;
      place.height = viewport.height;
      place.style.width = `${width}px`;
      const frame = place.parentElement;
      if (frame && page === 1) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
      const drawing = sheet.render({ canvas: place, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
      place.dataset.drawn = String(zoom);
    };
    draw().catch((error: Error) => {
      if (error.name !== "RenderingCancelledException") throw error;
    });
    return () => stop();
  }, [paper, page, zoom]);

  return <canvas ref={canvas} role="img" aria-label={label} />;
}

GlobalWorkerOptions.workerSrc = worker;

/** `promise` resolves to the document; `destroy` stops and frees it. */
function readPaper(address: string): PDFDocumentLoadingTask {
  return getDocument({ url: address, useWasm: false });
}

interface Props {
  address: string;
  title: string;
  locale: Locale;
  close: () => void;
}

const isBeside = (target: Element) => target.matches(".paper-overlay, .paper-pages");

const zooms = [1, 1.2, 1.8, 3];

/** On a phone, the initial zoom makes the text as wide as the screen, with the margins cut off. */
const firstZoom = () => (innerWidth < 640 ? 1 : 0);

function PaperOverlay({ address, title, locale, close }: Props) {
  const t = overlayWords[locale].overlay;
  const digits = (value: number) => formatDigits(value, locale);
  const dialog = useRef<HTMLDialogElement>(null);
  const [paper, setPaper] = useState<PDFDocumentProxy | "failed">();
  const [zoom, setZoom] = useState(firstZoom);

  useEffect(() => {
    dialog.current?.showModal();
    const reading = readPaper(address);
    reading.promise.then(setPaper, () => setPaper("failed"));
    return () => void reading.destroy();
  }, [address]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which a dialog does itself
    <dialog
      ref={dialog}
      className="paper-overlay"
      aria-label={title}
      onClose={close}
      onClick={({ target, currentTarget }) => isBeside(target as Element) && currentTarget.close()}
    >
      <header className="paper-head">
        <h2>{title}</h2>
        <button type="button" aria-label={t.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="paper-pages" tabIndex={0} aria-label={title}>
        {paper === undefined && <p role="status">{t.loading}</p>}
        {paper === "failed" && <p role="alert">{t.failed}</p>}
        {typeof paper === "object" &&
          Array.from({ length: paper.numPages }, (_, index) => index + 1).map((page) => (
            <PaperPage
              key={page}
              paper={paper}
              page={page}
              zoom={zooms[zoom] ?? 1}
              label={`${title}: ${t.page} ${digits(page)} / ${digits(paper.numPages)}`}
            />
          ))}
      </section>
      <p className="paper-actions">
        <button type="button" aria-label={t.zoomOut} onClick={() => setZoom(zoom - 1)} disabled={zoom === 0}>
          −
        </button>
        {typeof paper === "object" && <span>{t.pages(paper.numPages, digits(paper.numPages))}</span>}
        <button
          type="button"
          aria-label={t.zoomIn}
          onClick={() => setZoom(zoom + 1)}
          disabled={zoom === zooms.length - 1}
        >
          +
        </button>
        <a href={address} download>
          {t.download}
        </a>
        <a href={address} target="_blank" rel="noreferrer" aria-label={t.newTab}>
          ↗
        </a>
      </p>
    </dialog>
  );
}

/** The title is the link's label for screen readers (`PaperLink`). */
export function openPaper(link: HTMLAnchorElement): void {
  const { locale } = splitLocale(location.pathname);
  const title = link.querySelector(".sr-only")?.textContent.trim() ?? "";
  openOverlay(link, (close) => <PaperOverlay address={link.href} title={title} locale={locale} close={close} />);
}
