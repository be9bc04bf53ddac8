import { describe, expect, test } from "vitest";
import { printable } from "./characters.ts";
import { line, lines, name } from "./fields.ts";

const problemsOf = (text: string) =>
  name(120)
    .safeParse(text)
    .error?.issues.map(({ message }) => message) ?? [];

describe("a name", () => {
  test.each([
    "आशा नमुने",
    "श्री. बाळासाहेब विठ्ठलराव पाटील",
    "डॉ. अनुष्का देशपांडे-कुलकर्णी",
    "ज्ञानेश्वर माऊली",
    "ऋषिकेश क्षीरसागर",
    "सौ. सुऱ्या दऱ्याखोऱ्यातील",
    "गोऱ्हे",
    "वऱ्हाडे",
    "ऱ्याक",
    "लक्ष्मी पाटणकर (काकडे)",
    "शंकरराव वि. खरात",
    "Dr. A. P. J. Abdul Kalam",
    "Shaikh Mohd. Salim s/o Abdul",
    "D'Souza, Maria",
    "O’Brien",
    "Smt. Sunita R. Jadhav-Patil",
    "Ravi Kumar S/o K. Venkatesh",
    "José Álvares",
    "Patil आशा",
    "محمد علی خان",
    "தமிழ்ச்செல்வி",
    "ರಾಘವೇಂದ್ರ ಕುಲಕರ್ಣಿ",
    "രാജന്\u200d",
    "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
    "Анна Петрова",
    "李小龍",
    "X Æ A-12",
  ])("%s is taken to the letter", (text) => {
    expect(name(120).parse(text)).toBe(text);
  });

  test("is kept in one spelling, however its marks are typed", () => {
    expect(name(120).parse("Ame\u0301lie गोर\u093cहे")).toBe("Amélie गो\u0931हे");
  });

  test("tells what is wrong with it", () => {
    expect(problemsOf("Asha\u200b")).toEqual(["hidden"]);
    expect(problemsOf("...")).toEqual(["letters"]);
    expect(problemsOf("A\u0441me Ltd")).toEqual(["alphabets"]);
  });
});

test("what is invisible and was pasted along is taken out of other lines and texts, and nothing else", () => {
  const pasted = "\u2068As\u00adha\u200b\u202e र्\u200dया 👍🏽❤\ufe0f\u2069";
  const clean = "Asha ऱ्या 👍🏽❤\ufe0f";
  expect(line(120).parse(pasted)).toBe(clean);
  expect(lines(120, 3).parse(`${pasted}\u2028\n  ${pasted}`)).toBe(`${clean}\n\n  ${clean}`);
  expect(lines(120, 3).safeParse("\u200b\n").success).toBe(false);
});

test("a terminal is shown what it would hide, turn or obey", () => {
  expect(printable("आशा र्\u200dया Zoë")).toBe("आशा र्\u200dया Zoë");
  expect(printable("a\u001b[2Jb\u202ec\u200bd\u200de\nf")).toBe("a\\u{1b}[2Jb\\u{202e}c\\u{200b}d\\u{200d}e\\u{a}f");
});
