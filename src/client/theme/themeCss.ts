import { type ColourScheme, darkScheme, lightScheme, strengthened } from './colourSchemes';
import { colorRoles, colorVariable, tones, toneParts, toneVariable } from './theme';

type Value = (scheme: ColourScheme) => string;

const values: ReadonlyArray<{ name: string; of: Value }> = [
  ...colorRoles.map((role) => ({ name: colorVariable(role), of: ({ color }: ColourScheme) => color[role] })),
  ...tones.flatMap((tone) =>
    toneParts.map((part) => ({
      name: toneVariable(tone, part),
      of: (scheme: ColourScheme) => scheme.tone[tone][part],
    })),
  ),
];

const declared = (valueOf: (of: Value) => string) => values.map(({ name, of }) => `${name}:${valueOf(of)}`).join(';');

/** Only what is different with more contrast. */
const strong = values
  .map(({ name, of }) => ({
    name,
    weak: of(lightScheme),
    light: of(strengthened(lightScheme)),
    dark: of(strengthened(darkScheme)),
  }))
  .filter(({ weak, light }) => weak !== light)
  .map(({ name, light, dark }) => `${name}:light-dark(${light},${dark})`)
  .join(';');

/**
 * Both looks, part of the global rules. Which one counts is decided by `color-scheme` alone: the system's, or the one that
 * this browser keeps (`data-theme`). Print is always light, and so are browsers without `light-dark()`.
 */
export const themeCss = [
  `:root{color-scheme:light;${declared((of) => of(lightScheme))}}`,
  '@supports (color:light-dark(red,red)){',
  `:root{color-scheme:light dark;${declared((of) => `light-dark(${of(lightScheme)},${of(darkScheme)})`)}}`,
  ':root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}',
  `@media (prefers-contrast:more){:root{${strong}}}`,
  '@media print{:root{color-scheme:light!important}}',
  '}',
].join('');
