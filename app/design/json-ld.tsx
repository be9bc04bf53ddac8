export function JsonLd({ graph }: { graph: object[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own records, with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
