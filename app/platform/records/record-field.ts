/** How a field is edited, when its schema does not determine that. */
export type Widget =
  | "paragraph"
  | "page"
  | "phone"
  | "time"
  | "paper"
  | "file"
  | "stage"
  | "swatches"
  /** Names a record of one of these kinds. */
  | { records: readonly string[] };

/** What every field has. */
export interface FieldCommon {
  /** Its name in its group; empty for the items of a list. */
  name: string;
  /** Its path without row numbers, as in a kind's words: `members.name`. */
  path: string;
  isOptional: boolean;
}

/** A text in both languages. */
export interface PairField extends FieldCommon {
  type: "pair";
  isLong: boolean;
}

/** A string; `id` and `rowId` are generated and never asked for. */
export interface TextField extends FieldCommon {
  type:
    | "text"
    | "day"
    | "time"
    | "email"
    | "phone"
    | "web"
    | "page"
    | "paper"
    | "picture"
    | "file"
    | "stage"
    | "id"
    | "rowId";
}

/** The id of another record, which is chosen by name. */
export interface ReferenceField extends FieldCommon {
  type: "reference";
  /** The names of the kinds whose records it can name. */
  kinds: readonly string[];
}

/** A number; `min` and `max` are enforced. */
export interface NumberField extends FieldCommon {
  type: "number";
  isWhole: boolean;
  min: number | undefined;
  max: number | undefined;
  /** Whether it is an amount of rupees, which is also shown in words. */
  isRupees: boolean;
}

/** A checkbox; with `isFlag`, it is true or omitted, never false. */
export interface YesNoField extends FieldCommon {
  type: "yesNo";
  isFlag: boolean;
}

/** One of several values. */
export interface ChoiceField extends FieldCommon {
  type: "choice";
  values: string[];
  /** Whether the values are main colours, which are shown. */
  hasSwatches: boolean;
}

/** A group of fields. */
export interface GroupField extends FieldCommon {
  type: "group";
  fields: RecordField[];
}

/**
 * A list of rows; in a tree, each row has a list of the same kind, so `item` contains this list again. A list of choices
 * has a tick for each.
 */
export interface ListField extends FieldCommon {
  type: "list";
  item: RecordField;
  min: number;
  max: number;
  isTree: boolean;
  /** Whether each row has an id, by which paths name it. */
  hasRowIds: boolean;
}

/** A field of a record, as the form asks for it. */
export type RecordField =
  | PairField
  | TextField
  | ReferenceField
  | NumberField
  | YesNoField
  | ChoiceField
  | GroupField
  | ListField;
