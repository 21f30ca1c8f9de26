/** Raw values of the design. Nothing outside this folder names a colour, a radius or a font size in figures. */
export const palette = {
  white: '#FFFFFF',
  gray: {
    50: '#F8FAFC',
    100: '#F1F4F8',
    150: '#E8EDF2',
    200: '#DFE5EC',
    300: '#CDD5DF',
    400: '#9BA5B3',
    /** Halfway: 150 as text at night, 450 as the lightest border of 3:1, 550 as text of 4.5:1 on gray 100. */
    450: '#828D9D',
    500: '#697586',
    550: '#5D6979',
    600: '#505B6C',
    700: '#364152',
    800: '#242D3C',
    900: '#121926',
  },
  blue: {
    50: '#EEF4FF',
    100: '#D9E6FF',
    200: '#AFCAFF',
    300: '#85AEFF',
    400: '#558AF5',
    500: '#2466EB',
    600: '#1D55C7',
    700: '#1643A3',
    800: '#133780',
    900: '#102A5C',
  },
  red: {
    50: '#FFF1F0',
    100: '#FEE4E2',
    200: '#FEC3BF',
    300: '#FDA29B',
    400: '#EB685E',
    500: '#D92D20',
    600: '#B5271C',
    700: '#912018',
    800: '#731B12',
    900: '#55160C',
  },
  green: {
    50: '#ECFDF3',
    100: '#D1FADF',
    200: '#9FF2C3',
    300: '#6CE9A6',
    400: '#3FB679',
    500: '#12824C',
    600: '#0F6C42',
    700: '#0B5537',
    800: '#08442C',
    900: '#053321',
  },
  yellow: {
    50: '#FFFAEB',
    100: '#FEF0C7',
    200: '#FEDC89',
    300: '#FEC84B',
    400: '#DA882A',
    500: '#B54708',
    600: '#983B0B',
    700: '#7A2E0E',
    800: '#64260C',
    900: '#4E1D09',
  },
  purple: {
    50: '#F4F3FF',
    100: '#EBE9FE',
    200: '#D4CFFE',
    300: '#BDB4FE',
    400: '#937BE2',
    500: '#6941C6',
    600: '#5639A2',
    700: '#42307D',
    800: '#37266E',
    900: '#2C1C5F',
  },
  /** Grounds and grays of the dark look, below the darkest steps of the palettes. */
  night: {
    surface: '#0F151F',
    raised: '#161E2B',
    hover: '#1A2332',
    sunken: '#202A3A',
    line: '#273244',
    lineStrong: '#374459',
    lineControl: '#66738A',
    muted: '#AAB5C4',
    faint: '#95A1B2',
    blue: '#15233F',
    blueStrong: '#1C3263',
    red: '#371A1C',
    redHover: '#C42A1E',
    green: '#0F2B20',
    yellow: '#30230F',
    purple: '#241F40',
  },
} as const;

/** Corner radii in px. */
export const radius = { 4: '4px', 8: '8px', 16: '16px', 24: '24px', round: '999px' } as const;

/** `n` steps of the 4 px grid, e.g. space(3) is 12px; halves are allowed. */
export const space = (n: number): string => `${n * 4}px`;

/** Each system's own Korean type by name: looking for a type that has a letter takes a browser as long as all else of a page. */
export const fontFamily =
  "'Pretendard Variable', Pretendard, -apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', NanumGothic, 'Segoe UI', sans-serif";

export const weight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

const lineHeight = { 12: 16, 13: 20, 14: 20, 16: 24, 20: 28, 24: 32, 32: 40, 40: 48 } as const;

export type TextSize = keyof typeof lineHeight;
export const textSizes = [12, 13, 14, 16, 20, 24, 32, 40] as const satisfies readonly TextSize[];

/** Font size with its line height, in rem so that the reader's own setting counts. */
export const type = (size: TextSize): string =>
  `font-size: ${size / 16}rem; line-height: ${lineHeight[size] / 16}rem;${size >= 20 ? ' letter-spacing: -0.01em;' : ''}`;

/** Heights of controls: a pointer needs less than a finger. */
export const control = { sm: '32px', md: '36px', lg: '40px', touch: '44px' } as const;

export const motion = { fast: '150ms ease-out', slow: '200ms ease-out' } as const;

/** The three widths of a window over the page: a question, a form, a table. */
export const dialogWidths = [400, 560, 880] as const;

/** Widest text and widest work, the left navigation open and folded, the header that sticky things stay below, and a phone's bar of main places. */
export const frame = {
  content: '1200px',
  work: '1680px',
  rail: '208px',
  railFolded: '56px',
  header: '64px',
  bottomBar: '56px',
  /** A list's primary action, which on a phone lies across the foot of the screen. */
  act: '52px',
} as const;
