import type { Text } from "#app/platform/content/text.ts";
import type { Requirement, Paper } from "./schema.ts";
import { isAdverse } from "./spans.ts";

type Fault = { path: string; takes: Text };
type Decision = NonNullable<Paper["decision"]>;

const needsYear: Text = {
  en: "the academic year that it is for. Without a year it does not count",
  mr: "ते कोणत्या शैक्षणिक वर्षासाठी आहे; नाहीतर ते कोणत्याच वर्षासाठी धरले जाणार नाही",
};
const needsEnd: Text = {
  en: "the last day on which it counts. Without that day it does not count",
  mr: "ते कोणत्या दिवसापर्यंत लागू आहे; नाहीतर ते कोणत्याच दिवसासाठी धरले जाणार नाही",
};
const notOfDuty: Text = {
  en: "another document for the same item of the disclosure register",
  mr: "नोंदवहीतील याच बाबीचे दुसरे कागदपत्र",
};
const isSecond = ({ title: { en, mr } }: Paper): Text => ({
  en: `“${en}”, as the document that this one replaces. There is already one for that year; it stays on the page, marked as replaced`,
  mr: `“${mr}”; त्याच वर्षाचे ते कागदपत्र आधीच आहे. त्याच्या जागी हे येईल आणि ते पानावर बदललेले म्हणून राहील`,
});

/** A suspension or its end is not among them: it does not replace the letter that it is about. */
const onApplication: ReadonlySet<Decision> = new Set(["granted", "provisional", "conditional", "refused"]);

/** False if the chain of `replaces` is a circle. */
function endsSomewhere(paper: Paper, others: Paper[]): boolean {
  const seen = new Set([paper.id]);
  for (let next = paper.replaces; next !== undefined; next = others.find(({ id }) => id === next)?.replaces) {
    if (seen.has(next)) return false;
    seen.add(next);
  }
  return true;
}

function sameYear(paper: Paper, others: Paper[]): Paper | undefined {
  const { duty, forYear, decision = "granted", issuedOn } = paper;
  if (!forYear || !issuedOn || !onApplication.has(decision)) return undefined;
  const replaced = new Set([paper, ...others].map(({ replaces }) => replaces));
  return others.find(
    (each) =>
      each.duty === duty &&
      each.forYear === forYear &&
      each.issuedOn !== undefined &&
      onApplication.has(each.decision ?? "granted") &&
      !replaced.has(each.id),
  );
}

/**
 * A paper without the year or last day that its requirement needs would not be shown; a second letter for a year that
 * does not replace the first would be shown twice.
 * @param related the requirements; years and ends are checked only with them
 */
export function paperFault(
  paper: Paper,
  others: Paper[],
  { duties = [] }: Record<string, object[]>,
): Fault | undefined {
  const { duty: of, forYear, validTo, issuedOn, replaces } = paper;
  const cover = (duties as Requirement[]).find(({ id }) => id === of)?.cover;
  if (cover === "admissionYear" && !forYear) return { path: "forYear", takes: needsYear };
  if (cover === "period" && issuedOn && !validTo && !forYear && !isAdverse(paper))
    return { path: "validTo", takes: needsEnd };
  if (replaces !== undefined) {
    const earlier = others.find(({ id }) => id === replaces);
    if (earlier?.duty !== of || !endsSomewhere(paper, others)) return { path: "replaces", takes: notOfDuty };
  }
  const second = of && sameYear(paper, others);
  return second ? { path: "replaces", takes: isSecond(second) } : undefined;
}
