/** The `kind` of activities about files; admins do not see these. */
export const kindOfFiles = "files";
