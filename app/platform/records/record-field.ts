export type Widget =
  | "paragraph"
  | "page"
  | "phone"
  | "time"
  | "paper"
  | "file"
  | "stage"
  | "swatches"
  | { records: readonly string[] };

export interface FieldCommon {
  /** Empty for the items of a list. */
  name: string;
  path: string;
  isOptional: boolean;
}

export interface PairField extends FieldCommon {
  type: "pair";
  isLong: boolean;
}

/** `id` and `rowId` are generated and never asked for. */
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

export interface ReferenceField extends FieldCommon {
  type: "reference";
  kinds: readonly string[];
}

export interface NumberField extends FieldCommon {
  type: "number";
  isWhole: boolean;
  min: number | undefined;
  max: number | undefined;
  isRupees: boolean;
}

/** With `isFlag`, it is true or omitted, never false. */
export interface YesNoField extends FieldCommon {
  type: "yesNo";
  isFlag: boolean;
}

export interface ChoiceField extends FieldCommon {
  type: "choice";
  values: string[];
  hasSwatches: boolean;
}

export interface GroupField extends FieldCommon {
  type: "group";
  fields: RecordField[];
}

export interface ListField extends FieldCommon {
  type: "list";
  item: RecordField;
  min: number;
  max: number;
  isTree: boolean;
  /** Whether each row has an id, by which paths name it. */
  hasRowIds: boolean;
}

export type RecordField =
  | PairField
  | TextField
  | ReferenceField
  | NumberField
  | YesNoField
  | ChoiceField
  | GroupField
  | ListField;
