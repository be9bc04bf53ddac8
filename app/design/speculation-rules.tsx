/** Files, private pages, and pages with searches or submissions that pages link to: browsers must not prefetch these. */
const left = ["/*.*", "/*faculty-login", "/*faculty/*", "/*my-*", "/*check", "/*search", "/*offline", "/uploads"];
const where = { and: [{ href_matches: "/*" }, { not: { href_matches: left } }] };

/**
 * Which links a browser may follow ahead of the visitor (HTML, section 7.6.1): only the HTML once a link is likely to
 * be followed, and the whole page once it is being pressed. Browsers do neither while saving data or battery. The
 * reasons: docs/decisions/0029.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: "moderate" }],
  prerender: [{ where, eagerness: "conservative" }],
});

/** Renders the speculation rules; the content security policy allows them by their hash. */
export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}
