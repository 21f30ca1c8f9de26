/** What a colour is for. Its value, in the light and the dark look, stands in looks.ts and reaches the page as a variable. */
export const colorRoles = [
  'text',
  'textMuted',
  'textFaint',
  'textDisabled',
  'line',
  'lineStrong',
  /** Borders of controls keep 3:1 to the surface. */
  'lineControl',
  'surface',
  'surfaceMuted',
  'surfaceSunken',
  'surfaceHover',
  /** Of what lies above the page: menus, dialogs, sheets. */
  'surfaceRaised',
  'surfaceInverse',
  'textInverse',
  /** Signs on the inverse surface. */
  'successInverse',
  'dangerInverse',
  'page',
  'accent',
  'accentHover',
  'accentPressed',
  'accentText',
  'accentSurface',
  'accentSurfaceStrong',
  'accentLine',
  /** Beside the accent in a chart: in both looks lighter than it, so that the two differ for every reader. */
  'chartSecond',
  'onAccent',
  'danger',
  'dangerHover',
  'dangerText',
  'dangerSurface',
  'dangerLine',
  'success',
  'successText',
  'successSurface',
  'warning',
  'warningText',
  'warningSurface',
  'warningLine',
  'info',
  'infoText',
  'infoSurface',
  'focus',
  'overlay',
  'shadeFaint',
  'shade',
  'shadeStrong',
] as const;

export type ColorRole = (typeof colorRoles)[number];
export type ColorRoles = Record<ColorRole, string>;

/** Tones a status, a banner or a timeline entry can take. */
export const tones = ['gray', 'blue', 'blueSolid', 'purple', 'yellow', 'green', 'red'] as const;
export type Tone = (typeof tones)[number];

export const toneParts = ['surface', 'text', 'line', 'strong'] as const;
export type ToneColors = Record<(typeof toneParts)[number], string>;

/** Everything that changes between a light and a dark look; colours are named by what they are for. */
export interface Theme {
  color: ColorRoles;
  tone: Record<Tone, ToneColors>;
  shadow: Record<'overlay' | 'dialog' | 'edge', string>;
}

/** The custom property that holds a role's colour in the look of now. */
export const colorVariable = (role: ColorRole): string => `--${role}`;
/** The custom property of one part of a tone, in the look of now. */
export const toneVariable = (tone: Tone, part: keyof ToneColors): string => `--${tone}-${part}`;

function each<Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

const color = each(colorRoles, (role) => `var(${colorVariable(role)})`);

/** The one theme of all components: names of variables, so that the look can change without a rendering. */
export const theme: Theme = {
  color,
  tone: each(tones, (tone) => each(toneParts, (part) => `var(${toneVariable(tone, part)})`)),
  shadow: {
    overlay: `0 1px 2px ${color.shadeFaint}, 0 8px 24px -4px ${color.shade}`,
    dialog: `0 2px 4px ${color.shadeFaint}, 0 24px 48px -12px ${color.shadeStrong}`,
    edge: `4px 0 8px -6px ${color.shade}`,
  },
};
