import { type DefaultTreeAdapterTypes as Parsed, parse } from "parse5";

/** Elements that have no end tag (https://html.spec.whatwg.org/multipage/syntax.html#void-elements). */
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

const elementsIn = (node: Parsed.Node): Parsed.Element[] => {
  const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
  return [...("tagName" in node ? [node] : []), ...children.flatMap(elementsIn)];
};

/**
 * The errors in a page that a browser would repair: tokenizer errors by their codes in the HTML standard, and unmatched
 * tags, which parse5 does not report.
 */
export function markupFaultsIn(html: string): string[] {
  const faults: string[] = [];
  const page = parse(html, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => faults.push(`${code} at ${startLine}:${startCol}`),
  });
  let endTags = 0;
  for (const { tagName, sourceCodeLocation: place } of elementsIn(page)) {
    const source = place && html.slice(place.startOffset, place.startOffset + 80);
    if (!place) faults.push(`<${tagName}> is missing`);
    else if (place.endTag) endTags += 1;
    else if (!empty.has(tagName) && !html.slice(0, place.startTag?.endOffset).endsWith("/>"))
      faults.push(`not closed: ${source}`);
  }
  const written = html.match(/<\//g)?.length ?? 0;
  if (written !== endTags) faults.push(`${written - endTags} end tags close nothing`);
  return faults;
}
