/** Hidden field of office forms with the signed id of the person that the page was shown to. */
export const personField = "form:person";
