/** Whether all tests run, also those that `npm test` leaves out: with `npm run test:all` and `test:postgres`. */
export const isAll = Boolean(process.env.TEST_ALL);
