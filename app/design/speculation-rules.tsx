/** Files, what is private, and what was looked for or sent: no browser fetches these before the visitor asks for them. */
const left = ["/*.*", "/*faculty-login", "/*faculty/*", "/*my-*", "/*search", "/uploads", "/mailbox"];
const where = { and: [{ href_matches: "/*" }, { not: { href_matches: left } }] };

/**
 * Which links a browser may follow ahead of the visitor (HTML, section 7.6.1): the HTML alone once a link is likely to
 * be followed, and the whole page once a finger or button is down. Browsers do neither while the visitor saves data or
 * battery. The reasons: docs/decisions/0029.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: "moderate" }],
  prerender: [{ where, eagerness: "conservative" }],
});

/** Draws the speculation rules; the content security policy names them by their hash. */
export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}
