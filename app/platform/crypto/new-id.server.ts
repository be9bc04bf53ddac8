import { randomBytes } from "node:crypto";

/** 128 random bits as letters, digits, `-` and `_`. */
export const newId = (): string => randomBytes(16).toString("base64url");
