import { CHANNELS, H_FILLETS, I_SECTIONS } from './data/sections';

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  H: Object.keys(H_FILLETS),
  I: Object.keys(I_SECTIONS),
  C: Object.keys(CHANNELS),
};

/** The sections of KS D 3502 that begin with the measures of a beam or a channel and have more of them. */
function fuller(section: string): string[] {
  const [, kind = '', size = ''] = /^([HIC])-(.+)$/.exec(section) ?? [];
  return (SECTIONS[kind] ?? []).filter((one) => one.startsWith(`${size}x`)).map((one) => `${kind}-${one}`);
}

/** Whether the standard has a section that begins with these measures. */
export const isListed = (section: string): boolean => fuller(section).length > 0;

/**
 * The section of the standard that a name means which lacks the last measures, `C-150x75x6.5` say: where exactly one has
 * those that are stated. Any other name stays as it is.
 */
export function nominalSection(section: string): string {
  const [only, other] = fuller(section);
  return only && !other ? only : section;
}
