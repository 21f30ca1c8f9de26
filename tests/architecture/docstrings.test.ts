import { describe, expect, test } from 'vitest';
import { filesUnder, textOf } from './sourceFiles';

const DECLARED = /^export (?:default )?(?:async )?function\b/;
/** An arrow function that begins on the line of its name, or on the one below. */
const ARROW = /^export const \w+(?:: .+?)? =(?: (?:async )?(?:\(|<|\w+ =>)|\n +(?:async )?(?:\(|<|\w+ =>))/;

/** Lines, from 1, that export a function with nothing said above it. What is said of an overload holds for all of them. */
function silent(text: string): number[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const isFunction = DECLARED.test(line) || ARROW.test(`${line}\n${lines[index + 1] ?? ''}`);
    const above = lines[index - 1] ?? '';
    const isSaid = above.endsWith('*/') || (DECLARED.test(above) && above.endsWith(';'));
    return isFunction && !isSaid ? [index + 1] : [];
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

  test('what is said of the first overload holds for all', () => {
    const overloads =
      'export function one(of: 1): 1;\nexport function one(of: 2): 2;\nexport function one(of: 1 | 2) {}';
    expect(silent(`/** Tells. */\n${overloads}`)).toEqual([]);
    expect(silent(overloads)).toEqual([1]);
  });

  test.each(['export const one = 1;', 'function one() {}', 'export const ones = [() => 1];'])(
    'this is none: %s',
    (text) => expect(silent(text)).toEqual([]),
  );
});
