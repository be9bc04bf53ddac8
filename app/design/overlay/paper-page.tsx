import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef } from "react";

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
