/** What the activity log says in place of a record's kind of what is about files, which an admin does not see. */
export const kindOfFiles = "files";
