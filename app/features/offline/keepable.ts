export const keepable = /^(\/mr)?\/(admission(\/\w+)?|students|visit|events)$/;

/**
 * Paths that the worker must not touch: files, and pages that are private, valid only now, or take searches. A test
 * compares them with the routes.
 */
export const leftAlone =
  /\.|^(\/mr)?\/(office|setup|mailbox|uploads|my-|no-more|faculty[/-]|search|check|[nN]\/|disclosure)/;
