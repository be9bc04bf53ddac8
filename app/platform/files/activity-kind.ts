/** The `kind` of activities about files, in place of a record's kind; admins do not see these. */
export const kindOfFiles = "files";
