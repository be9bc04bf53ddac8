import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";

/** Going back closes it too, the usual way on a phone; focus then returns to the link that opened it. */
export function openOverlay(opener: HTMLElement, draw: (close: () => void) => ReactElement): void {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const remove = () => {
    root.unmount();
    place.remove();
    opener.focus();
  };
  history.pushState({ overlay: true }, "");
  addEventListener("popstate", remove, { once: true });
  root.render(draw(() => history.back()));
}
