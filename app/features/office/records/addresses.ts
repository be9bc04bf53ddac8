/** The address of a record's page, without language; without a slug, of the page for a new record. */
export const recordAddressOf = (kind: string, slug?: string): string =>
  `/office/records/${kind}/${slug === undefined ? "new" : encodeURIComponent(slug)}`;
