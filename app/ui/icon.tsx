const paths = {
  down: "m4 6 4 4 4-4",
  close: "m4 4 8 8m0-8-8 8",
  menu: "M2 4h12M2 8h12M2 12h12",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm3.3 7.8L14 14",
  phone: "M3 2h3l1 4-2 1a8 8 0 0 0 4 4l1-2 4 1v3a1 1 0 0 1-1 1A12 12 0 0 1 2 3a1 1 0 0 1 1-1z",
  book: "M8 4C6 2.5 4 2.5 2 3v9c2-.5 4-.5 6 1 2-1.5 4-1.5 6-1V3c-2-.5-4-.5-6 1zm0 0v9",
  calendar: "M2 4h12v10H2zM2 7h12M5 2v3m6-3v3",
  flask: "M6 2h4M7 2v4l-4 7a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1L9 6V2M5 10h6",
  arrow: "M3 8h10M9 4l4 4-4 4",
  download: "M8 2v8m-3-3 3 3 3-3M3 14h10",
  check: "m3 8.5 3.5 3.5L13 5",
  chat: "M2 14l1-3a6 6 0 1 1 2 2zM6 6v1a3 3 0 0 0 3 3h1",
  tray: "M2 9h3.5l1 2h3l1-2H14M2 9l2-6h8l2 6v4H2z",
  person: "M8 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM3 14c0-2.5 2-4 5-4s5 1.5 5 4",
  pin: "M8 14c-3-4-4.5-6-4.5-8a4.5 4.5 0 0 1 9 0c0 2-1.5 4-4.5 8zM8 6v.1",
  alert: "M8 3v6m0 3.2v.3",
  paper: "M4 2h5l3 3v9H4zM9 2v3h3M6 8h4m-4 3h4",
} as const;

export type IconName = keyof typeof paths;

/** `isAfter`: at the end of its text, with a gap that is not underlined. */
export function Icon({ name, isAfter }: { name: IconName; isAfter?: boolean }) {
  return (
    <svg className={isAfter ? "icon onward" : "icon"} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
