/** `npm run test:abuse` runs the long form, `npm test` the short one. */
export const LONG = process.env.PARLOUR_ABUSE === 'long';
