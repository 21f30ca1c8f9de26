/** Element of the award below the matrix, which is loaded after it. */
export const AWARD_ID = 'award';
