import { randomBytes } from "node:crypto";

/** An unguessable id: 128 random bits as letters, digits, `-` and `_`. */
export const newId = (): string => randomBytes(16).toString("base64url");
