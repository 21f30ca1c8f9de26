/**
 * Set by `npm test -- full`, or by hand (`TEST_DEPTH=full npx playwright test …`): the long forms of tests that try things at
 * random, or in every language. What a full run alone takes is another matter: `scripts/fullOnly.mjs`.
 */
export const FULL = process.env['TEST_DEPTH'] === 'full';
