/**
 * Media queries by name; a phone is any screen under 768 px. A printed page is as narrow, yet shows what a desktop does.
 * `compact` has no room for a column beside the page, `roomy` has; between a phone and `wide` tables scroll in a frame (`tablet`).
 */
export const media = {
  phone: '@media screen and (max-width: 767.98px)',
  desktop: '@media print, (min-width: 768px)',
  compact: '@media screen and (max-width: 1023.98px)',
  roomy: '@media screen and (min-width: 1024px)',
  tablet: '@media screen and (min-width: 768px) and (max-width: 1199.98px)',
  wide: '@media (min-width: 1200px)',
  screenWide: '@media screen and (min-width: 1200px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
