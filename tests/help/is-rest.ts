/** Whether the tests run that `npm test` leaves out: with `npm run test:rest`. */
export const isRest = Boolean(process.env.TEST_REST);
