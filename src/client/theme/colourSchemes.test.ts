import { describe, expect, it } from 'vitest';
import { type ColourScheme, darkScheme, lightScheme, strengthened } from './colourSchemes';
import { heroColors } from './hero';
import { type ColorRole, tones } from './theme';
import { themeCss } from './themeCss';

/** Relative luminance and contrast as WCAG 2 has them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: ColorRole[] = ['page', 'surface', 'surfaceMuted', 'surfaceSunken', 'surfaceHover', 'surfaceRaised'];
const tinted: ColorRole[] = [
  'accentSurface',
  'accentSurfaceStrong',
  'dangerSurface',
  'successSurface',
  'warningSurface',
  'infoSurface',
];

/** Words of a role and every ground they may stand on. */
const words: ReadonlyArray<{ roles: ColorRole[]; on: ColorRole[] }> = [
  { roles: ['text', 'textMuted'], on: [...grounds, ...tinted] },
  { roles: ['textFaint'], on: grounds },
  { roles: ['accentText'], on: [...grounds, 'accentSurface', 'accentSurfaceStrong'] },
  { roles: ['dangerText'], on: [...grounds, 'dangerSurface'] },
  { roles: ['successText'], on: [...grounds, 'successSurface'] },
  { roles: ['warningText'], on: [...grounds, 'warningSurface'] },
  { roles: ['infoText'], on: [...grounds, 'infoSurface'] },
  { roles: ['onAccent'], on: ['accent', 'accentHover', 'accentPressed', 'danger', 'dangerHover'] },
  { roles: ['textInverse'], on: ['surfaceInverse'] },
];

/** Borders, icons and rings that carry meaning. */
const signs: ReadonlyArray<{ roles: ColorRole[]; on: ColorRole[] }> = [
  { roles: ['lineControl'], on: ['page', 'surface', 'surfaceRaised', 'surfaceMuted'] },
  { roles: ['focus'], on: [...grounds, 'accentSurface'] },
  {
    roles: ['accent', 'danger', 'success', 'warning', 'info'],
    on: ['page', 'surface', 'surfaceMuted', 'surfaceRaised'],
  },
  { roles: ['danger'], on: ['dangerSurface'] },
  { roles: ['successInverse', 'dangerInverse'], on: ['surfaceInverse'] },
];

const tooWeak = (scheme: ColourScheme, pairs: typeof words, least: number) =>
  pairs.flatMap(({ roles, on }) =>
    roles.flatMap((role) =>
      on
        .map((ground) => ({ pair: `${role} on ${ground}`, is: contrast(scheme.color[role], scheme.color[ground]) }))
        .filter(({ is }) => is < least),
    ),
  );

describe.each([
  { name: 'light', scheme: lightScheme },
  { name: 'dark', scheme: darkScheme },
])('the $name look', ({ scheme }) => {
  it('keeps words at 4.5:1 on every ground they may stand on', () => {
    expect(tooWeak(scheme, words, 4.5)).toEqual([]);
  });

  it('keeps what carries meaning without words at 3:1', () => {
    expect(tooWeak(scheme, signs, 3)).toEqual([]);
  });

  it('keeps neighbours in a chart apart by lightness, as no colour does for every reader', () => {
    const { accent, chartSecond, lineStrong, warning, warningLine } = scheme.color;
    const neighbours = [
      [accent, chartSecond],
      [chartSecond, lineStrong],
      [warning, warningLine],
    ] as const;
    for (const [one, other] of neighbours) expect(contrast(one, other), `${one} ${other}`).toBeGreaterThan(1.4);
  });

  it('keeps the words of every tone at 4.5:1 and its sign at 3:1', () => {
    const weak = tones.flatMap((tone) => {
      const { surface, text, strong } = scheme.tone[tone];
      const banner =
        tone === 'blueSolid' ? [] : [contrast(scheme.color.text, surface) / 4.5, contrast(strong, surface) / 3];
      const parts = [contrast(text, surface) / 4.5, contrast(strong, scheme.color.surface) / 3, ...banner];
      return parts.some((part) => part < 1) ? [{ tone, parts }] : [];
    });
    expect(weak).toEqual([]);
  });
});

describe.each([
  { name: 'light', scheme: strengthened(lightScheme) },
  { name: 'dark', scheme: strengthened(darkScheme) },
])('the $name look for who wants more contrast', ({ scheme }) => {
  it('keeps all words of the page at 7:1 and every line at 3:1', () => {
    const strong: ColorRole[] = [
      'text',
      'textMuted',
      'textFaint',
      'accentText',
      'dangerText',
      'successText',
      'warningText',
    ];
    expect(tooWeak(scheme, [{ roles: strong, on: grounds }], 7)).toEqual([]);
    const lines: ColorRole[] = ['line', 'lineStrong', 'lineControl', 'accentLine'];
    expect(tooWeak(scheme, [{ roles: lines, on: ['page', 'surface', 'surfaceRaised'] }], 3)).toEqual([]);
  });
});

it('keeps words in the dark bands of the first page at 4.5:1', () => {
  const { ground, ...over } = heroColors;
  for (const [name, value] of Object.entries(over)) expect(contrast(value, ground), name).toBeGreaterThan(4.5);
});

it('measures contrast as the standard does', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

it('brings both looks to the page, prints in light, and lets a kept choice win', () => {
  expect(themeCss).toContain(`--text:light-dark(${lightScheme.color.text},${darkScheme.color.text})`);
  expect(themeCss).toMatch(/@media print\{:root\{color-scheme:light!important\}\}/);
  expect(themeCss).toContain(
    `@media (prefers-contrast:more){:root{--textMuted:light-dark(${lightScheme.color.text},${darkScheme.color.text})`,
  );
  expect(themeCss).toContain(':root[data-theme=dark]{color-scheme:dark}');
});
