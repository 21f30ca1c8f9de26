import { expect, test } from 'vitest';
import { savedName } from './savedName';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each([
  ['견적서.pdf', 'application/pdf', '견적서.pdf'],
  ['사진.JPEG', 'image/jpeg', '사진.JPEG'],
  ['단가.csv', 'text/plain', '단가.csv'],
  ['단가.xlsx', XLSX, '단가.xlsx'],
])('%s keeps its name as %s', (name, type, saved) => {
  expect(savedName(name, type)).toBe(saved);
});

test.each([
  ['견적서.pdf.bat', 'text/plain', '견적서.pdf.bat.txt'],
  ['setup.exe', 'application/pdf', 'setup.exe.pdf'],
  ['page.html', 'text/plain', 'page.html.txt'],
  ['image.svg', 'image/png', 'image.svg.png'],
  ['macro.xlsm', XLSX, 'macro.xlsm.xlsx'],
  ['no ending', 'application/pdf', 'no ending.pdf'],
  ['.lnk', 'text/plain', '.lnk.txt'],
  ['계약\u202efdp.exe', 'application/pdf', '계약fdp.exe.pdf'],
  ['a\u200b\r\n.pdf', 'application/pdf', 'a.pdf'],
  ['\u202e', 'text/plain', 'file.txt'],
])('%j is saved as what its bytes are (%s)', (name, type, saved) => {
  expect(savedName(name, type)).toBe(saved);
});
