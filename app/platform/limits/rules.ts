const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often something may be done, and in how many seconds. Mobile carriers put a whole town behind one internet
 * address, so those limits are wide: sixty pupils can fill in the form within an hour, each with two more codes. The
 * narrow limits count by email address, and, for unproven addresses, by internet address as well.
 *
 * A rule `...OfAddress` counts by internet address: for IPv6 by household (64 bits) and, twenty times as wide, by
 * network (48 bits), since one customer may have 65,536 households.
 *
 * Wrong codes of papers are counted by address alone: of 887 million codes some thousand exist, and what is right is
 * answered however many have guessed. Wrong references of a sheet that was given to one person are counted by its code and
 * by the address that tries them: five a day for each address, so that one of 27,000 endings takes thousands of addresses.
 *
 * Withdrawing a request to be called takes its reference and four digits: five tries a day, within the month that it is kept.
 *
 * Requests to be called are counted for the whole site as well: 300 a day are as many calls as an office can make. One
 * network may use a third of them.
 *
 * A rule `...OfAll` is a site-wide ceiling, so that nobody can make the institute send unlimited mails. 600 an hour
 * (or MAILS_PER_HOUR) are three classes of sixty with three codes each; one network may use a third of it.
 */
export const rules = {
  codesPerMinute: { points: 1, duration: minute },
  codesPerTenMinutes: { points: 3, duration: 10 * minute },
  codesOfEmail: { points: 10, duration: day },
  codesOfAddress: { points: 300, duration: hour },
  wrongCodesOfEmail: { points: 20, duration: day },
  checksOfAddress: { points: 900, duration: hour },
  formsOfEmail: { points: 5, duration: hour },
  confirmationsOfEmail: { points: 5, duration: day },
  formsOfAddress: { points: 300, duration: hour },
  withdrawalsOfReference: { points: 5, duration: day },
  callBacksOfNetwork: { points: 100, duration: day },
  callBacksOfSite: { points: 300, duration: day },
  signInsOfAddress: { points: 300, duration: hour },
  registrationsOfAddress: { points: 20, duration: hour },
  takenAnswersOfNetwork: { points: 20, duration: hour },
  registrationMailsOfEmail: { points: 3, duration: day },
  erasureMailsOfEmail: { points: 5, duration: day },
  stopMailsOfEmail: { points: 1, duration: day },
  accountMailsOfEmail: { points: 5, duration: day },
  uploadsOfMember: { points: 30, duration: day },
  filesOfStaff: { points: 60, duration: day },
  tablesOfStaff: { points: 200, duration: hour },
  exportsOfStaff: { points: 20, duration: hour },
  codesOfNetwork: { points: 200, duration: hour },
  codesOfAll: { points: 600, duration: hour },
  confirmationsOfAll: { points: 600, duration: hour },
  slowUploadsOfMember: { points: 5, duration: day },
  uploadsOfUnproven: { points: 3, duration: day },
  requestsOfMember: { points: 60, duration: minute },
  officeSignInsOfAddress: { points: 300, duration: hour },
  officeCodesOfStep: { points: 5, duration: 15 * minute },
  officeCodesOfPerson: { points: 20, duration: day },
  officeCodesOfKnown: { points: 20, duration: day },
  officeProofsOfAddress: { points: 30, duration: hour },
  officeWrongCodesOfPerson: { points: 9, duration: day },
  officeWarningsOfPerson: { points: 1, duration: day },
  officeFailuresOfPerson: { points: 20, duration: hour },
  officeMailsOfAddress: { points: 20, duration: hour },
  officeMailsOfEmail: { points: 5, duration: day },
  missedCheckCodesOfAddress: { points: 60, duration: hour },
  wrongReferencesOfSheet: { points: 20, duration: day },
  wrongReferencesOfAddress: { points: 5, duration: day },
  setUpKeysOfAddress: { points: 20, duration: hour },
  downloadsOfMember: { points: 10, duration: hour },
};

/** The name of a limit. */
export type Rule = keyof typeof rules;
/** Whether a limit is a site-wide ceiling. */
export const isOfAll = (name: string) => name.endsWith("OfAll");
