/** Names that people, and programs that probe a site, type into a field of one line; each is stored unchanged. */
export const keptLines: [what: string, text: string][] = [
  ["Marathi", "अनुष्का देशपांडे"],
  ["Marathi with joiners", "ऱ्या क्\u200dष श्रीमान्\u200c त्र्यं"],
  ["Urdu, from right to left", "محمد علی خان"],
  ["Hebrew with points", "שָׁלוֹם"],
  ["letters with marks in one piece", "Am\u00e9lie Nguy\u1ec5n"],
  ["Chinese beyond the first plane", "𠮷野家 𡈽"],
  ["Tamil", "தமிழ்ச்செல்வி"],
  ["SQL", "Robert'); DROP TABLE submissions;--"],
  ["HTML", `<script>alert("x")</script> &amp; <b>`],
  ["a formula", `=cmd|' /C calc'!A0`],
  ["a formula with a plus", "+SUM(1+1)*cmd"],
  ["a line of a mail's head", "Asha Bcc: thief@example.net"],
  ["a path", "../../etc/passwd"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what somebody types
  ["a template", "${7*7} {{7*7}} %s %00 \\u0000"],
  ["words that mean nothing to a program", "null"],
  ["a name of an object's own", "__proto__"],
  ["120 signs", "a".repeat(120)],
  ["120 signs of Marathi", "आ".repeat(120)],
  ["120 signs that browsers count twice", "𠮷".repeat(120)],
];

/** Texts of several lines that are stored unchanged, with characters that no name may have. */
export const keptTexts: [what: string, text: string][] = [
  ["a family of four in one sign", "👨‍👩‍👧‍👦 🏳️‍🌈 👍🏽"],
  ["5,000 signs that browsers count twice", "😀".repeat(5000)],
];

/** Texts that are refused because of their characters or length, and the error code. */
export const refusedLines: [what: string, text: string, code: string][] = [
  ["nothing but spaces", " \u00a0\u3000\t ", "missing"],
  ["121 signs", "a".repeat(121), "long"],
  ["121 signs of Marathi", "आ".repeat(121), "long"],
  ["121 signs that browsers count twice", "𠮷".repeat(121), "long"],
  ["NUL", "As\0ha", "characters"],
  ["two lines", "Asha\nNamune", "characters"],
  ["two lines, as forms send them", "Asha\r\nBcc: thief@example.net", "characters"],
  ["a tab", "Asha\tNamune", "characters"],
  ["a bell", "Asha\u0007", "characters"],
  ["a control sign of the second kind", "Asha\u0085Namune", "characters"],
  ["half a sign", "Asha \ud83d", "characters"],
  ["the other half", "\ude00 Asha", "characters"],
  ["bytes that were no text", "Asha \ufffd", "characters"],
  ["two lines of another kind", "Asha\u2028Namune", "characters"],
  ["a sign that nobody has defined", "Asha \u0378", "characters"],
  ["a sign of a private font", "Asha \uf0b7", "characters"],
  ["more marks than anyone needs", `Z${"\u0334\u0347\u0353".repeat(30)}`, "characters"],
  ["turned direction", "abc\u202Egpj.exe", "hidden"],
  ["a space that takes no room", "As\u200bha\ufeff N", "hidden"],
  ["nothing but a space that takes no room", "\u200b", "hidden"],
  ["tag signs", "Asha\u{e0041}\u{e007f}", "hidden"],
  ["a filler of Korean", "\u3164", "hidden"],
  ["joiners that join nothing", "Asha\u200d क्\u200d\u200dष", "hidden"],
  ["a family of four in one sign", "👨‍👩‍👧‍👦 Namune", "hidden"],
  ["a face", "😀", "letters"],
  ["digits", "12345", "letters"],
  ["Latin with Cyrillic letters that look the same", "\u0410sh\u0430 Namune", "alphabets"],
  ["Latin with Greek letters that look the same", "\u0391sha Namune", "alphabets"],
];
