const BROWSERS: ReadonlyArray<[name: string, sign: RegExp]> = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Whale', /Whale\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\//],
  ['KakaoTalk', /KAKAOTALK/],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: ReadonlyArray<[name: string, sign: RegExp]> = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
];

/** A name of a device that people recognise, e.g. `Chrome · Windows`; else the start of what it called itself. */
export function deviceName(userAgent: string): string {
  const of = (signs: typeof BROWSERS) => signs.find(([, sign]) => sign.test(userAgent))?.[0];
  const names = [of(BROWSERS), of(SYSTEMS)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' · ') : userAgent.slice(0, 40) || '?';
}
