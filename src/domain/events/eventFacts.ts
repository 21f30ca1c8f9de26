import type { Language } from '../../contract/constants';

type Params = Readonly<Record<string, string>>;

const SECOND = '_en';

/** The values of an event for a reader: on English pages a value with a second form, as a company's name, has that one. */
export function eventFacts(params: Params, language: Language): Params {
  if (language !== 'en') return params;
  const second = Object.entries(params).filter(([name, value]) => name.endsWith(SECOND) && value !== '');
  return { ...params, ...Object.fromEntries(second.map(([name, value]) => [name.slice(0, -SECOND.length), value])) };
}
