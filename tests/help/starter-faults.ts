import { all, type Element, elements, textOf } from "./html.ts";
import { saidByPage } from "./said.ts";

/** Words of the sample institute, and of what only some institutes have or promise. */
const ofSample =
  /good minds|namun|udahar|kalpit|masudkar|masudpur|sample|example\.org|(?<!\d)0{5}|60 seats|no hostel|our bus|wi-?fi|tiffin|aapmpharmacy|nsseducation|गुड माइंड्स|नमुना|नमुन्या|नमुने|६० जागा|आमचे वसतिगृह|वाय-?फाय/gi;

/** What a value that is missing leaves in a text or an attribute. */
const leftOver = /\b(undefined|null|NaN|Infinity)\b|\[object|\{[a-z]+\}|(?<!\d), ?,/g;

const around = (text: string, found: RegExp) =>
  [...text.matchAll(found)].map(({ index }) => `"${text.slice(Math.max(0, index - 30), index + 40)}"`);

/** Elements that are seen even without words. */
const isSeen = (element: Element) => all(element, "svg, img, input, iframe, picture").length > 0;

/** Names an element by its classes. */
const nameOf = ({ name, attributes }: Element) => `<${name} class="${attributes.class ?? ""}">`;

function emptyElements(page: Element): string[] {
  const wordless = all(page, "h1, h2, h3, h4, p, li, dt, dd, a, button, caption, summary");
  const childless = all(page, "ul, ol, dl, table, tbody, tr, nav, section");
  return [
    ...wordless.filter((each) => textOf(each) === "" && !isSeen(each)),
    ...childless.filter((each) => elements(each).length === 0),
    ...all(page, "section").filter((each) => elements(each).every(({ name }) => /^h\d$/.test(name))),
  ].map((each) => `empty ${nameOf(each)}`);
}

/** Traces of missing values and of the sample in a text, with the words around them. */
export const textFaults = (text: string): string[] => [...around(text, leftOver), ...around(text, ofSample)];

/** What is wrong on a page of an institute that has stated nothing: traces of missing values, and of the sample. */
export const starterFaults = (page: Element): string[] => [...emptyElements(page), ...textFaults(saidByPage(page))];
