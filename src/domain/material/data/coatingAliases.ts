/** Short names of the trade for a finish, as people type them. */
export const COATING_ALIASES = {
  black: ['흑관', '흑', '무도금', 'BLACK'],
  galvanised: ['백관', '백', '아연도금', '아연도', 'GALV'],
};

/** Words of a list that say no more of a finish than its short names do. */
export const PLAIN_COATING = {
  galvanised: /^(?:아연\s?도금?|백관?|GALV(?:\.|ANI[SZ](?:ED|ING))?)$/i,
  black: /^(?:흑관?|무도금|BLACK)$/i,
};
