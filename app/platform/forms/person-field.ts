/** The hidden field of the office's forms that says, signed, whose page they are on. */
export const personField = "form:person";
