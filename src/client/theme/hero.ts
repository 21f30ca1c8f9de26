/** Colours of the dark bands of the first page, the same in both colour schemes; no other page has such bands. */
export const heroColors = {
  ground: '#0B1B33',
  text: '#FFFFFF',
  muted: '#B9C8E0',
  accent: '#85AEFF',
  signal: '#F2A33A',
} as const;

/** Headline and lead of the first page, larger than on any other. */
export const heroType = {
  title: 'font-size: 3.5rem; line-height: 1.2; letter-spacing: -0.03em;',
  lead: 'font-size: 1.125rem; line-height: 1.6;',
} as const;
