import { writeXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import { parseRfq } from '../../src/contract/endpoints/rfq';
import type { ColumnChoice, ParseOutput } from '../../src/contract/entities/parse';
import type { ErrorName } from '../../src/contract/errorCodes';
import { errorTable } from '../../src/contract/errors';
import { type Answer, Caller } from './people';
import type { TestServer } from './startServer';

export type Cells = (string | number | null)[][];
type Sheet = { name: string; rows: Cells; merges?: [number, number, number, number][]; hidden?: boolean };

/** Reads a file through the API, as a caller of its own: twenty files an hour are read per address without a login. */
export const parseFile = (server: TestServer, name: string, content: Uint8Array, columns?: ColumnChoice[]) =>
  new Caller(server.api, 'en').call(parseRfq, {
    body: { file: { name, content: Buffer.from(content).toString('base64') }, columns },
  });

export async function readFile(server: TestServer, name: string, content: Uint8Array): Promise<ParseOutput> {
  const answer = await parseFile(server, name, content);
  expect(answer).toMatchObject({ status: 200, mcode: 0 });
  return answer.data;
}

export const book = (...sheets: Sheet[]) =>
  writeXlsx({
    sheets: sheets.map(({ merges = [], ...sheet }) => ({
      ...sheet,
      merges: merges.map(([startRow, startCol, endRow, endCol]) => ({ startRow, startCol, endRow, endCol })),
    })),
  });

/** A list of two lines under Korean titles. */
export const LIST: Cells = [
  ['품명', '규격', '단위', '수량'],
  ['무계목 강관', '100A SCH40 SPPS380', '본', 20],
  ['엘보 90 LR', '100A SCH40', '개', 12],
];

export function expectRefusal(answer: Answer<unknown>, code: ErrorName, language: 'ko' | 'en' = 'en'): void {
  const { mcode, status } = errorTable[code];
  expect(answer).toMatchObject({ status, mcode, message: errorTable[code][language] });
}
