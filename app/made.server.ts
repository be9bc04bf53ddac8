import { wantedDocuments } from "./features/documents/index.server.ts";
import type { ReadOfficePicture } from "./platform/made/institute-pictures.server.ts";
import { type MadeContent, openMadeContent } from "./platform/made/made-content.server.ts";
import type { Publication } from "./platform/records/publication.server.ts";
import { marathiTexts } from "./records.server.ts";

/** Opens what is made from content/ and from what the office publishes: pictures, PDFs, the heading face. */
export const openMade = (
  { contentDir, madeDir }: { contentDir: string; madeDir: string },
  publication: Pick<Publication, "number" | "look" | "records">,
  readOfficePicture: ReadOfficePicture,
  documents = wantedDocuments,
): Promise<MadeContent> =>
  openMadeContent({ contentDir, madeDir, publication, readOfficePicture, documents, texts: marathiTexts });
