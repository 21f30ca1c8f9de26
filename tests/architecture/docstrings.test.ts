import { describe, expect, test } from 'vitest';
import { filesUnder, textOf } from './sourceFiles';

const DECLARED = /^export (?:default )?(?:async )?function\b/;
/** An arrow function that begins on the line of its name, or on the one below. */
const ARROW = /^export const \w+(?:: .+?)? =(?: (?:async )?(?:\(|<|\w+ =>)|\n +(?:async )?(?:\(|<|\w+ =>))/;

/** Lines, from 1, that export a function with nothing said above it. */
function silent(text: string): number[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isFunction = DECLARED.test(line) || ARROW.test(`${line}\n${lines[index + 1] ?? ''}`);
    return isFunction && !lines[index - 1]?.endsWith('*/') ? [index + 1] : [];
  });
}

describe('every function that others call says what its name does not', () => {
  const files = ['src', 'pages']
    .flatMap(filesUnder)
    .filter((path) => /[.]tsx?$/.test(path) && !/[.]test[.]/.test(path));

  test('there are files to look at', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  test('none is silent', () => {
    expect(files.flatMap((path) => silent(textOf(path)).map((line) => `${path}:${line}`))).toEqual([]);
  });

  test.each([
    'export function one() {}',
    'export async function one() {}',
    'export default function One() {}',
    'export const one = () => 1;',
    'export const one = async <T>(of: T) => of;',
    'export const one: (of: string) => string = (of) => of;',
    'export const one =\n  (of: string) =>\n  () =>\n    of;',
  ])('this would be found: %s', (text) => {
    expect(silent(text)).toEqual([1]);
    expect(silent(`/** Tells. */\n${text}`)).toEqual([]);
  });

  test.each(['export const one = 1;', 'function one() {}', 'export const ones = [() => 1];'])(
    'this is none: %s',
    (text) => expect(silent(text)).toEqual([]),
  );
});
