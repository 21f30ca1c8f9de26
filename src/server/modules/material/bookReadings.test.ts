import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookTruths, readList } from '../../../../tests/support/bomScore';
import { SETS } from '../../../../tests/support/goldLines';
import { writtenReading } from '../../../../tests/support/writtenReading';
import { AppError } from '../../http/fail';

const FOLDERS = SETS.filter(({ closed }) => !closed).flatMap(({ folders }) => folders);

// As `readings.test.ts` of the rules does for single lines: a change shows in each row of a workbook that it reaches.
test.each(FOLDERS)('each row of the workbooks %s is read as it was', async (folder) => {
  const books: string[] = [];
  for (const { file } of bookTruths(folder)) {
    const content = readFileSync(`tests/fixtures/workbooks/${folder}/${file}`).toString('base64');
    // A file in which no item is found is refused.
    const data = await readList({ file: { name: file, content } }).catch((error: unknown) => {
      if (error instanceof AppError) return { refused: error.code, lines: [] };
      throw error;
    });
    const { lines, ...about } = data ?? { lines: [] };
    // What is made of the words of a line is compared line by line.
    const rows = lines.map((line) => {
      const {
        spec: _,
        spans: _of,
        weight: _kg,
        confidence: _by,
        ...read
      } = line as typeof line & Record<string, unknown>;
      return writtenReading(String(read['text']), read);
    });
    books.push(writtenReading(file, about), ...rows);
  }
  await expect(`${books.join('\n')}\n`).toMatchFileSnapshot(`../../../../tests/fixtures/readings/books-${folder}.txt`);
});
