import { expect, test } from "vitest";
import { locales } from "#app/lib/i18n/locale.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { registerOn } from "./register.server.ts";
import { stateText } from "./state-text.ts";

const textOf = (id: string) =>
  locales.map((locale) => {
    const row = registerOn(sample.in(locale), "2026-11-26").find(({ duty }) => duty.id === id);
    return row && stateText(row, { locale });
  });

test("what an authority gives is valid until withdrawn, a rule or an officer of the institute is in effect", () => {
  for (const id of ["government-permission", "occupancy-certificate"])
    expect(textOf(id), id).toEqual(["Valid until it is withdrawn.", "रद्द होईपर्यंत वैध."]);
  for (const id of ["refund-rule", "anti-ragging-officer", "attendance"])
    expect(textOf(id), id).toEqual(["In effect.", "सध्या लागू."]);
});
