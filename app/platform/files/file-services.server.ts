import { createContext } from "react-router";
import { createFiles, type FilesParts } from "./files.service.server.ts";
import type { Files } from "./files.ts";
import { createPublicFiles, type PublicParts } from "./public-files.server.ts";
import { createStoredFiles, type StoredFiles } from "./stored-files.server.ts";

export interface FileServices {
  files: Files;
  stored: StoredFiles;
}

export const createFileServices = (parts: FilesParts & PublicParts): FileServices => ({
  files: createFiles(parts),
  stored: createStoredFiles({ db: parts.db, isPublic: createPublicFiles(parts) }),
});

export const filesContext = createContext<FileServices>();
