/** Media queries by name; a phone is any screen under 768 px. A sheet of paper is as narrow, yet shows what a desk does. */
export const media = {
  phone: '@media screen and (max-width: 767.98px)',
  desktop: '@media print, (min-width: 768px)',
  wide: '@media (min-width: 1200px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
