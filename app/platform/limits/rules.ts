const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Durations are in seconds. `...OfAddress` counts by internet address: for IPv6 by household (64 bits) and, twenty times
 * as wide, by network (48 bits), since one customer may have 65,536 households. Mobile carriers put a whole town behind
 * one address, so these limits are wide: sixty pupils can fill in the form within an hour, with two more codes each.
 *
 * `...OfAll` is a site-wide ceiling, so that nobody can make the institute send unlimited mails: 600 an hour (or
 * MAILS_PER_HOUR) are three classes of sixty with three codes each; one network may use a third of it.
 *
 * `callBacksOfSite`: as many calls as an office can make in a day; one network may use a third of them.
 * `withdrawalsOfReference`: takes a reference and four digits, within the month that the request is kept.
 * `missedCheckCodes...`: of 887 million codes some thousand exist; right codes are answered however many have guessed.
 * `wrongReferencesOf...`: one of 27,000 endings takes thousands of addresses.
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

export type Rule = keyof typeof rules;
export const isSiteWide = (name: string) => name.endsWith("OfAll");
