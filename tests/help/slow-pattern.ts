import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { Chars, getConsumedChars, isPotentiallyEmpty, toUnicodeSet } from "regexp-ast-analysis";
import { analyse } from "scslre";

type Flags = AST.Flags;
type CharSet = ReturnType<typeof getConsumedChars>["chars"];

const isSet = (node: AST.Element): node is AST.Character | AST.CharacterSet | AST.CharacterClass =>
  node.type === "Character" || node.type === "CharacterSet" || node.type === "CharacterClass";

/** Whether a match that needs this element cannot begin within a run of these characters. */
function isGuard(node: AST.Element, run: CharSet, flags: Flags): boolean {
  const inEach = (alternatives: AST.Alternative[]) =>
    alternatives.every(({ elements }) => elements.some((each) => isGuard(each, run, flags)));
  if (isSet(node)) return toUnicodeSet(node, flags).chars.isDisjointWith(run);
  if (node.type === "Quantifier") return node.min > 0 && isGuard(node.element, run, flags);
  if (node.type === "Group" || node.type === "CapturingGroup") return inEach(node.alternatives);
  if (node.type !== "Assertion") return false;
  if (node.kind === "start") return !flags.multiline || !run.has(10);
  if (node.kind === "word") return !node.negate && run.isSubsetOf(Chars.word(flags));
  if (node.kind !== "lookbehind") return false;
  if (!node.negate) return inEach(node.alternatives);
  return node.alternatives.some(({ elements: [only, ...more] }) => {
    if (only === undefined || more.length > 0 || !isSet(only)) return false;
    return run.isSubsetOf(toUnicodeSet(only, flags).chars);
  });
}

/** Whether a repetition without an end is read again from many places of one text, as `x` in `/x+y/` of "xxxx". */
function isReadAgain(repetition: AST.Quantifier, flags: Flags): boolean {
  const run = getConsumedChars(repetition.element, flags).chars;
  let canFail = false;
  for (let node: AST.Node = repetition; node.parent; node = node.parent) {
    if (node.parent.type === "Assertion") canFail = true;
    if (node.parent.type !== "Alternative") continue;
    const { elements } = node.parent;
    const at = elements.indexOf(node as AST.Element);
    if (elements.slice(0, at).some((each) => isGuard(each, run, flags))) return false;
    canFail ||= elements.slice(at + 1).some((each) => each.type === "Assertion" || !isPotentiallyEmpty(each, flags));
  }
  return canFail;
}

/**
 * The parts of a pattern for which a text can be written that takes more than linear time; empty for a quick pattern.
 * scslre finds repetitions that share a run of one character between them. What it does not find are matches that begin
 * at many places with a word, as `/<a[^>]*>/` in "<a<a<a<a": a repetition must not be able to fail, or needs before it
 * something that does not occur in it.
 */
export function slowPartsOf({ source, flags }: RegExp): string[] {
  const literal = new RegExpParser().parseLiteral(`/${source}/${flags}`);
  const { reports } = analyse(literal);
  const slow = reports.flatMap((report) =>
    report.type === "Trade" ? [report.startQuant, report.endQuant] : [report.quant],
  );
  visitRegExpAST(literal.pattern, {
    onQuantifierEnter(node) {
      if (node.max === Infinity && !flags.includes("y") && isReadAgain(node, literal.flags)) slow.push(node);
    },
  });
  return [...new Set(slow.map(({ raw }) => raw))];
}
