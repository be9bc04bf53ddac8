declare module "@adobe/structured-data-validator" {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: "ERROR" | "WARNING";
  }

  /** Checks structured data, grouped by type, against the vocabulary of schema.org and Google's rules. */
  export default class Validator {
    constructor(schemaOrg: object);
    validate(found: { jsonld: Partial<Record<string, object[]>> }): Promise<Issue[]>;
  }
}
