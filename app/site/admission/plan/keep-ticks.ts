/** Days for which ticks stay on the device. */
const daysKept = 240;
const storedAs = "plan";

interface SavedTicks {
  at: number;
  ticks: string[];
  dates: string[];
}

const savedTicks = (): SavedTicks | undefined => {
  const kept = JSON.parse(localStorage.getItem(storedAs) ?? "null") as SavedTicks | null;
  return kept && Date.now() - kept.at < daysKept * 864e5 ? kept : undefined;
};

/**
 * Keeps the ticks of a plan in the browser and says which dates changed since the last visit. Stores only ids and
 * days, and nothing until something is ticked.
 * @param plan The element with `data-ticks`; its `data-changed` is the sentence about changed dates.
 */
export function keepTicks(plan: HTMLElement): void {
  const all = <Kind extends HTMLElement>(selector: string) => [...plan.querySelectorAll<Kind>(selector)];
  const boxes = all<HTMLInputElement>("[data-tick]");
  const dates = all("[data-date]");
  const again = plan.querySelector<HTMLElement>("[hidden]");
  const before = savedTicks();
  for (const box of boxes) box.checked ||= before?.ticks.includes(box.dataset.tick ?? "") ?? false;
  const changed = dates.filter(({ dataset: { date = "" } }) => before && !before.dates.includes(date));
  if (before && changed.length > 0) {
    const day = new Date(before.at).toLocaleDateString(`${document.documentElement.lang}-IN`, {
      day: "numeric",
      month: "long",
    });
    const names = changed.map((each) => each.querySelector("strong")?.textContent).join(", ");
    const output = plan.querySelector("output");
    const textContent = (plan.dataset.changed ?? "").replace("%day", day).replace("%names", names);
    if (output) Object.assign(output, { className: "note", textContent });
  }
  const shown = boxes.map(({ dataset }) => dataset.tick ?? "");
  // Another plan, such as one sent by a friend, may show fewer documents.
  let others = before?.ticks.filter((tick) => !shown.includes(tick)) ?? [];
  const save = () => {
    const ticks = [...others, ...shown.filter((_, at) => boxes[at]?.checked)];
    again?.toggleAttribute("hidden", ticks.length === 0);
    if (ticks.length === 0) return localStorage.removeItem(storedAs);
    const kept: SavedTicks = { at: Date.now(), ticks, dates: dates.map(({ dataset }) => dataset.date ?? "") };
    localStorage.setItem(storedAs, JSON.stringify(kept));
  };
  save();
  plan.addEventListener("change", ({ target }) => (target as HTMLElement).matches("[data-tick]") && save());
  again?.querySelector("button")?.addEventListener("click", () => {
    for (const box of boxes) box.checked = false;
    others = [];
    save();
  });
}
