/** Characters of what the office writes to a teacher. */
export const longestReason = 1000;
