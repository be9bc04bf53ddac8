/** Files, private pages, and pages with searches or submissions: browsers must not prefetch these. */
const notPrefetched = ["/*.*", "/*faculty-login", "/*faculty/*", "/*my-*", "/*check", "/*search", "/*offline", "/uploads"];
const where = { and: [{ href_matches: "/*" }, { not: { href_matches: notPrefetched } }] };

/** HTML section 7.6.1; reasons: docs/decisions/0029. The content security policy allows the rules by their hash. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: "moderate" }],
  prerender: [{ where, eagerness: "conservative" }],
});

export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />;
}
