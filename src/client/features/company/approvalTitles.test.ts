import { expect, test } from 'vitest';
import { companyDetailChange } from '../../../contract/entities/company';
import { splitTitles, titlesFit } from './approvalTitles';

test('titles stand apart by slashes or commas', () => {
  expect(splitTitles('담당 / 검토/승인,')).toEqual(['담당', '검토', '승인']);
  expect(splitTitles(' ')).toEqual([]);
});

test.each([
  [['담당', '승인']],
  [Array.from({ length: 6 }, () => '열두자까지는받아들입니다')],
  [Array.from({ length: 7 }, () => '담당')],
  [['열세자가되면종이에안들어감요']],
])('%j fits where the server takes it', (approval_titles) => {
  expect(titlesFit(approval_titles)).toBe(companyDetailChange.safeParse({ approval_titles }).success);
});
