/** The field of a column; each has a name of its own, as a form is kept by name while somebody confirms who they are. */
export const fieldOf = (column: string) => `column-${column}`;
