/** Paths of the pages that a visitor can keep on a phone: admission with its plan, fees, steps and documents, and others. */
export const keepable = /^(\/mr)?\/(admission(\/\w+)?|students|visit|events)$/;

/**
 * Paths that the worker leaves alone: files, and pages that are somebody's own, hold only now, or take searches. A test
 * compares them with the routes.
 */
export const leftAlone =
  /\.|^(\/mr)?\/(office|setup|mailbox|uploads|my-|no-more|faculty[/-]|search|check|[nN]\/|disclosure)/;
