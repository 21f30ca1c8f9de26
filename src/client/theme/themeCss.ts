import { type Look, darkLook, lightLook, strengthened } from './looks';
import { colorRoles, colorVariable, tones, toneParts, toneVariable } from './theme';

type Value = (look: Look) => string;

const values: ReadonlyArray<{ name: string; of: Value }> = [
  ...colorRoles.map((role) => ({ name: colorVariable(role), of: ({ color }: Look) => color[role] })),
  ...tones.flatMap((tone) =>
    toneParts.map((part) => ({ name: toneVariable(tone, part), of: (look: Look) => look.tone[tone][part] })),
  ),
];

const declared = (valueOf: (of: Value) => string) => values.map(({ name, of }) => `${name}:${valueOf(of)}`).join(';');

/** Only what is different with more contrast. */
const strong = values
  .map(({ name, of }) => ({
    name,
    weak: of(lightLook),
    light: of(strengthened(lightLook)),
    dark: of(strengthened(darkLook)),
  }))
  .filter(({ weak, light }) => weak !== light)
  .map(({ name, light, dark }) => `${name}:light-dark(${light},${dark})`)
  .join(';');

/**
 * Both looks for the page's head. Which one counts is decided by `color-scheme` alone: the system's, or the one that
 * this browser keeps (`data-theme`). Paper is always light, and so are browsers without `light-dark()`.
 */
export const themeCss = [
  `:root{color-scheme:light;${declared((of) => of(lightLook))}}`,
  '@supports (color:light-dark(red,red)){',
  `:root{color-scheme:light dark;${declared((of) => `light-dark(${of(lightLook)},${of(darkLook)})`)}}`,
  ':root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}',
  `@media (prefers-contrast:more){:root{${strong}}}`,
  '@media print{:root{color-scheme:light!important}}',
  '}',
].join('');
