/** `npm test -- full` sets it: the long forms of tests that try things at random, instead of the short ones with a fixed seed. */
export const FULL = process.env['TEST_DEPTH'] === 'full';
