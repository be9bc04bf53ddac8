/** The signed id of the person that an office form was shown to. */
export const personField = "form:person";
