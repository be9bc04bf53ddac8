import { describe, expect, test } from "vitest";
import { codeSigns, printedCode, typedCode, withCheckSign } from "./check-code.ts";
import { checkCodeOf } from "./record-code.server.ts";

const codes = Array.from({ length: 300 }, (_, number) =>
  checkCodeOf({ kind: "notices", slug: "a", shown: { number } }),
);

/** A code with another sign at a place. */
const withSign = (code: string, place: number, sign: string) => code.slice(0, place) + sign + code.slice(place + 1);

describe("a code", () => {
  test("is found whichever way it is typed", () => {
    for (const { code } of codes) {
      const typed = [
        code,
        code.toLowerCase(),
        printedCode(code),
        ` ${[...code].join(" ")} `,
        printedCode(code).replace("-", "–"),
        printedCode(code).replace("-", "−"),
        `“${printedCode(code)}”\u200b`,
        `https://institute.example/n/${code}`,
        `https://institute.example/n/${code.toLowerCase()}?from=poster`,
        `Code: ${printedCode(code)}.`,
        `Code ${code.slice(0, 6)} - ${code.slice(6)}, printed on 28/11/2026`,
        `हे खरे आहे का? · Is this genuine? https://institute.example/n/${code}\n(1 MB)`,
      ];
      for (const each of typed) expect(typedCode(each)).toBe(code);
      const inMarathi = code.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
      expect(typedCode(inMarathi)).toBe(code);
    }
  });

  test("with any one wrong sign is mistyped", () => {
    for (const { code } of codes.slice(0, 60))
      for (let place = 0; place < code.length; place++)
        for (const sign of codeSigns)
          if (sign !== code[place]) expect(typedCode(withSign(code, place, sign))).toBeUndefined();
  });

  test("with two neighbouring signs exchanged is mistyped", () => {
    for (const { code } of codes)
      for (let place = 0; place + 1 < code.length; place++) {
        const [one = "", other = ""] = [code[place], code[place + 1]];
        if (one === other) continue;
        expect(typedCode(withSign(withSign(code, place, other), place + 1, one)), code).toBeUndefined();
      }
  });

  test("has none of the signs that are mistaken for others", () => {
    for (const sign of "0O1IL") expect(codeSigns).not.toContain(sign);
    for (const { code } of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{7}$/);
    for (const typed of ["", "7K3PXM", "7K3PXMQQ", "0000000", "OOOOOOO", "<script>", "7".repeat(5000)])
      expect(typedCode(typed)).toBeUndefined();
  });

  test("is another one for another text, kind or record, and the same for the same one in another order", () => {
    const shown = { on: "2026-11-25", text: { en: "Holiday", mr: "सुट्टी" } };
    const { code } = checkCodeOf({ kind: "notices", slug: "a", shown });
    const same = { text: { mr: "सुट्टी", en: "Holiday" }, on: "2026-11-25" };
    expect(checkCodeOf({ kind: "notices", slug: "a", shown: same }).code).toBe(code);
    const others = [
      { kind: "notices", slug: "b", shown },
      { kind: "downloads", slug: "a", shown },
      { kind: "notices", slug: "a", shown: { ...shown, on: "2026-11-26" } },
    ];
    for (const other of others) expect(checkCodeOf(other).code).not.toBe(code);
    expect(new Set(codes.map((each) => each.code)).size).toBe(codes.length);
  });

  test("is not found by a million guesses of seven signs, of which the check sign refuses thirty in thirty-one", () => {
    const known = new Set(codes.map((each) => each.code));
    let state = 2_463_534_242;
    // Xorshift (Marsaglia, 2003): the same guesses each time.
    const next = () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return codeSigns[(state >>> 0) % codeSigns.length] ?? "";
    };
    const guesses = Array.from({ length: 1_000_000 }, () =>
      [next(), next(), next(), next(), next(), next(), next()].join(""),
    );
    const looked = guesses.filter((guess) => withCheckSign(guess.slice(0, 6)) === guess);
    expect(looked.length).toBeLessThan(40_000);
    expect(looked.filter((guess) => known.has(guess))).toEqual([]);
  });
});
