/**
 * Colours of the bands that greet strangers, the same in both looks: a navy of cold steel, and the amber of a heat tint. Of
 * their own, because only the first page has such bands.
 */
export const heroColors = {
  ground: '#0B1B33',
  text: '#FFFFFF',
  muted: '#B9C8E0',
  accent: '#85AEFF',
  signal: '#F2A33A',
} as const;

/** Its headline and the words below it, larger than any on pages of work. */
export const heroType = {
  title: 'font-size: 3.5rem; line-height: 1.2; letter-spacing: -0.03em;',
  lead: 'font-size: 1.125rem; line-height: 1.6;',
} as const;
