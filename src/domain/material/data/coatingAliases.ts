/** Short names of the trade for a finish, as people type them. */
export const COATING_ALIASES = {
  black: ['흑관', '흑', '무도금', 'BLACK'],
  galvanised: ['백관', '백', '아연도금', '아연도', 'GALV'],
};
