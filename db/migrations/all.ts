import type { Migration } from "kysely/migration";
import * as submissions from "./0001-submissions.ts";
import * as faculty from "./0002-faculty.ts";
import * as knownDevices from "./0003-known-devices.ts";
import * as erasing from "./0004-erasing.ts";
import * as facts from "./0006-facts.ts";
import * as unprovenAndAudit from "./0007-unproven-and-audit.ts";
import * as publicRevision from "./0008-public-revision.ts";
import * as resourceIds from "./0009-resource-ids.ts";
import * as manyProcesses from "./0010-many-processes.ts";
import * as versions from "./0011-versions.ts";
import * as records from "./0012-records.ts";
import * as staff from "./0013-staff.ts";
import * as inbox from "./0014-inbox.ts";
import * as recordWords from "./0015-record-words.ts";
import * as roleRequests from "./0016-role-requests.ts";
import * as revisionFiles from "./0017-revision-files.ts";
import * as undelivered from "./0018-undelivered.ts";
import * as documentMarks from "./0019-document-marks.ts";
import * as ownSessions from "./0020-own-sessions.ts";
import * as unusedColumns from "./0021-unused-columns.ts";
import * as setUp from "./0022-set-up.ts";
import * as publications from "./0023-publications.ts";
import * as checkCodes from "./0024-check-codes.ts";
import * as reminders from "./0025-reminders.ts";
import * as feeOrders from "./0026-fee-orders.ts";
import * as callBacks from "./0029-call-backs.ts";
import * as publicationProofs from "./0030-publication-proofs.ts";
import * as writtenAnswers from "./0034-written-answers.ts";
import * as news from "./0036-news.ts";
import * as looks from "./0037-looks.ts";
import * as publicationColumns from "./0039-publication-columns.ts";
import * as listIndexes from "./0040-list-indexes.ts";
import * as foldedWords from "./0042-folded-words.ts";
import * as walkIns from "./0044-walk-ins.ts";
import * as filteredLists from "./0047-filtered-lists.ts";

/** A step that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  "0001-submissions": submissions,
  "0002-faculty": faculty,
  "0003-known-devices": knownDevices,
  "0004-erasing": erasing,
  "0006-facts": facts,
  "0007-unproven-and-audit": unprovenAndAudit,
  "0008-public-revision": publicRevision,
  "0009-resource-ids": resourceIds,
  "0010-many-processes": manyProcesses,
  "0011-versions": versions,
  "0012-records": records,
  "0013-staff": staff,
  "0014-inbox": inbox,
  "0015-record-words": recordWords,
  "0016-role-requests": roleRequests,
  "0017-revision-files": revisionFiles,
  "0018-undelivered": undelivered,
  "0019-document-marks": documentMarks,
  "0020-own-sessions": ownSessions,
  "0021-unused-columns": unusedColumns,
  "0022-set-up": setUp,
  "0023-publications": publications,
  "0024-check-codes": checkCodes,
  "0025-reminders": reminders,
  "0026-fee-orders": feeOrders,
  "0029-call-backs": callBacks,
  "0030-publication-proofs": publicationProofs,
  "0034-written-answers": writtenAnswers,
  "0036-news": news,
  "0037-looks": looks,
  "0039-publication-columns": publicationColumns,
  "0040-list-indexes": listIndexes,
  "0042-folded-words": foldedWords,
  "0044-walk-ins": walkIns,
  "0047-filtered-lists": filteredLists,
};
