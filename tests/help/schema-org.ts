import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Validator from "@adobe/structured-data-validator";

/**
 * Properties that search engines require of the types used by the site, and that the validator does not check: Google's
 * structured data guides for events, courses, questions, site names and organisations.
 */
const required: Record<string, string[]> = {
  Event: ["name", "startDate", "location"],
  Place: ["address"],
  Course: ["name", "description", "provider", "offers", "hasCourseInstance"],
  CourseInstance: ["courseMode", "courseWorkload"],
  Offer: ["category"],
  CollegeOrUniversity: ["name", "url"],
  WebSite: ["name", "url"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

const entries = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...groups]) => groups);

/** The vocabulary of schema.org as the validator reads it, from the types of schema-dts, which are made from it. */
function vocabulary(): object {
  const types = readFileSync(createRequire(import.meta.url).resolve("schema-dts/dist/schema.d.ts"), "utf8");
  const bodies = entries(types, /^(?:export )?interface (\w+?)(?:Base|Leaf)(?: extends ([^{]+?))? \{\n(.*?)^\}/gms);
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  const add = (to: typeof parents, name: string, value: string) => to.set(name, (to.get(name) ?? new Set()).add(value));
  for (const [name = "", above = "", body = ""] of bodies) {
    for (const parent of above.split(", ")) add(parents, name, parent.replace(/(Base|Leaf)$/, ""));
    for (const [property = ""] of entries(body, /^ {4}"([a-z]\w*)"\??:/gm)) add(domains, property, name);
  }
  const idOf = (name: string) => ({ "@id": `schema:${name}` });
  const classes = [...parents].map(([name, above]) => ({
    ...idOf(name),
    "@type": "rdfs:Class",
    "rdfs:subClassOf": [...above].filter((parent) => parent !== name && parents.has(parent)).map(idOf),
  }));
  const properties = [...domains].map(([name, where]) => ({
    ...idOf(name),
    "@type": "rdf:Property",
    "schema:domainIncludes": [...where].map(idOf),
  }));
  return { "@graph": [...classes, ...properties] };
}

type Node = Record<string, unknown> & { "@type": string };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "@type" in value;

/** Every node of a graph, those inside others too. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}

let validator: Validator | undefined;

/**
 * The faults of a page's structured data: unknown types and properties, missing required ones, and invalid addresses.
 */
export async function structuredDataFaults(graph: Node[]): Promise<string[]> {
  validator ??= new Validator(vocabulary());
  const jsonld = Object.groupBy(structuredClone(graph), (node) => node["@type"]);
  const issues = await validator.validate({ jsonld });
  const missing = nodesIn(graph).flatMap((node) =>
    (required[node["@type"]] ?? [])
      .filter((name) => [undefined, null, ""].includes(node[name] as never))
      .map((name) => `${node["@type"]} has no ${name}`),
  );
  return [...missing, ...issues.map(({ issueMessage, rootType }) => `${rootType}: ${issueMessage}`)];
}
