/** Without language; without a slug, the page for a new record. */
export const recordAddressOf = (kind: string, slug?: string): string =>
  `/office/records/${kind}/${slug === undefined ? "new" : encodeURIComponent(slug)}`;
