import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Numbers } from "./inline.tsx";

test("years and phone numbers stay on one line, and a number with what it counts, unless it is a year", () => {
  const drawn = (text: string) => renderToStaticMarkup(<Numbers>{text}</Numbers>).replaceAll("\u00a0", "_");
  expect(drawn("Admissions 2027-28: 60 seats")).toBe('Admissions <span class="number">2027-28</span>: 60_seats');
  expect(drawn("Call +91 98220 12345 now")).toBe('Call <span class="number">+91 98220 12345</span> now');
  expect(drawn("In 2024 and 2025, १२० जागा")).toBe("In 2024 and 2025, १२०_जागा");
});
