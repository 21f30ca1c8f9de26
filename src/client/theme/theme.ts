import { palette } from './tokens';

const { gray, blue, red, green, yellow, purple, white } = palette;

/** Tones a status, a banner or a timeline entry can take. */
export const tones = ['gray', 'blue', 'blueSolid', 'purple', 'yellow', 'green', 'red'] as const;
export type Tone = (typeof tones)[number];

const lightColors = {
  text: gray[900],
  textMuted: gray[600],
  textFaint: gray[550],
  textDisabled: gray[400],
  line: gray[200],
  lineStrong: gray[300],
  /** Borders of controls keep 3:1 to the surface. */
  lineControl: gray[450],
  surface: white,
  surfaceMuted: gray[50],
  surfaceSunken: gray[100],
  surfaceHover: gray[50],
  surfaceInverse: gray[900],
  textInverse: white,
  page: white,
  accent: blue[500],
  accentHover: blue[600],
  accentPressed: blue[700],
  accentText: blue[600],
  accentSurface: blue[50],
  accentSurfaceStrong: blue[100],
  accentLine: blue[300],
  onAccent: white,
  danger: red[500],
  dangerHover: red[600],
  dangerText: red[600],
  dangerSurface: red[50],
  dangerLine: red[300],
  success: green[500],
  successText: green[600],
  successSurface: green[50],
  warning: yellow[500],
  warningText: yellow[600],
  warningSurface: yellow[50],
  warningLine: yellow[300],
  info: purple[500],
  infoText: purple[600],
  infoSurface: purple[50],
  focus: blue[500],
  overlay: 'rgb(18 25 38 / 48%)',
} as const;

export type ColorRole = keyof typeof lightColors;
export type ColorRoles = Record<ColorRole, string>;

const lightTones: Record<Tone, ToneColors> = {
  gray: { surface: gray[100], text: gray[700], line: gray[300], strong: gray[500] },
  blue: { surface: blue[50], text: blue[700], line: blue[300], strong: blue[500] },
  blueSolid: { surface: blue[500], text: white, line: blue[500], strong: blue[500] },
  purple: { surface: purple[50], text: purple[700], line: purple[300], strong: purple[500] },
  yellow: { surface: yellow[50], text: yellow[700], line: yellow[300], strong: yellow[500] },
  green: { surface: green[50], text: green[700], line: green[300], strong: green[500] },
  red: { surface: red[50], text: red[700], line: red[300], strong: red[500] },
};

export type ToneColors = { surface: string; text: string; line: string; strong: string };

const lightShadows = {
  overlay: '0 1px 2px rgb(18 25 38 / 6%), 0 8px 24px -4px rgb(18 25 38 / 14%)',
  dialog: '0 2px 4px rgb(18 25 38 / 6%), 0 24px 48px -12px rgb(18 25 38 / 24%)',
  edge: '4px 0 8px -6px rgb(18 25 38 / 18%)',
} as const;

/** Everything that changes between a light and a dark look; colours are named by what they are for. */
export type Theme = {
  name: string;
  color: ColorRoles;
  tone: Record<Tone, ToneColors>;
  shadow: Record<keyof typeof lightShadows, string>;
};

export const lightTheme: Theme = { name: 'light', color: lightColors, tone: lightTones, shadow: lightShadows };
