/** The address of a record's page, without its language; of a new record without a name. */
export const recordAddressOf = (kind: string, slug?: string): string =>
  `/office/records/${kind}/${slug === undefined ? "new" : encodeURIComponent(slug)}`;
