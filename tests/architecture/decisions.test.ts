import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/adr';

test('decisions are numbered without a gap, in the name of the file as in its title', () => {
  const files = readdirSync(FOLDER).sort();
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  for (const file of files) {
    const [title] = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n', 1);
    expect(title, file).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`));
  }
});
