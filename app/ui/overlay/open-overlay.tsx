import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";

/** Draws an element over the page until `close` is called. */
export function openOverlay(draw: (close: () => void) => ReactElement): void {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(draw(close));
}
