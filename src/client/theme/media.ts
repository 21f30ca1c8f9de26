/** Media queries by name; a phone is anything under 768 px. */
export const media = {
  phone: '@media (max-width: 767.98px)',
  desktop: '@media (min-width: 768px)',
  wide: '@media (min-width: 1200px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
