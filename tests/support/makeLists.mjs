/**
 * Writes tests/fixtures/lists/mixed60.xlsx: 60 item lines as a Korean plant buyer keeps them, with what surrounds such
 * a list (titles above the header, section rows, a subtotal, a note). Run: node tests/support/makeLists.mjs
 */
import { writeFileSync } from 'node:fs';
import { writeXlsx } from 'hucre/xlsx';

const HEADER = ['품명', '규격', '재질', '단위', '수량', '비고'];

const piping = [
  ['PIPE SMLS', '2" SCH40 BE', 'A106-B', 'M', 120],
  ['PIPE SMLS', '3" SCH40 BE', 'A106-B', 'M', 96, '라인 P-101'],
  ['PIPE SMLS', '4" SCH40 BE', 'A106-B', 'M', 240],
  ['PIPE SMLS', '6" SCH40 BE', 'A106-B', 'M', 180, '라인 P-102'],
  ['PIPE SMLS', '8" SCH80 BE', 'A106-B', 'M', 60],
  ['PIPE ERW', '10" STD BE', 'A53-B', 'M', 48],
  ['PIPE WELDED', '2" SCH10S PE', 'A312-TP304L', 'M', 72],
  ['PIPE SMLS', '1" SCH80 PE', 'A106-B', 'M', 150],
  ['무계목 강관', '100A SCH40 6M', 'SPPS380', '본', 20],
  ['무계목 강관', '50A SCH40 6M', 'SPPS380', '본', 35, '도장품'],
  ['배관용 강관', '80A', 'SPP', 'M', 66],
  ['배관용 강관', '150A', 'SPP', 'M', 42],
  ['FLANGE WN RF', '2" 150# SCH40', 'A105', 'EA', 24],
  ['FLANGE WN RF', '3" 150# SCH40', 'A105', 'EA', 16],
  ['FLANGE WN RF', '4" 150# SCH40', 'A105', 'EA', 30],
  ['FLANGE WN RF', '6" 150# SCH40', 'A105', 'EA', 22],
  ['FLANGE SO RF', '8" 150#', 'A105', 'EA', 8],
  ['FLANGE BL RF', '4" 150#', 'A105', 'EA', 6],
  ['FLANGE BL RF', '6" 300#', 'A105', 'EA', 4],
  ['FLANGE WN RF', '2" 300# SCH80', 'A105', 'EA', 12],
  ['SO 플랜지', '50A 10K', 'SS400', 'EA', 18],
  ['SO 플랜지', '100A 10K', 'SS400', 'EA', 26],
  ['블라인드 플랜지', '80A 10K', 'SS400', 'EA', 7],
  ['ELBOW 90 LR BW', '2" SCH40', 'A234-WPB', 'EA', 40],
  ['ELBOW 90 LR BW', '4" SCH40', 'A234-WPB', 'EA', 36],
  ['ELBOW 90 LR BW', '6" SCH40', 'A234-WPB', 'EA', 28],
  ['ELBOW 45 LR BW', '3" SCH40', 'A234-WPB', 'EA', 14],
  ['TEE EQUAL BW', '4" SCH40', 'A234-WPB', 'EA', 12],
  ['TEE REDUCING BW', '6" x 4" SCH40', 'A234-WPB', 'EA', 9],
  ['REDUCER CONC BW', '4" x 2" SCH40', 'A234-WPB', 'EA', 15],
  ['REDUCER ECC BW', '6" x 4" SCH40', 'A234-WPB', 'EA', 6],
  ['CAP BW', '4" SCH40', 'A234-WPB', 'EA', 10],
  ['90도 엘보 LR', '100A SCH40', 'SPPS380', 'EA', 22],
  ['동심 레듀사', '100A x 50A SCH40', 'SPPS380', 'EA', 8],
  ['티이', '80A SCH40', 'SPPS380', 'EA', 11],
];

const valves = [
  ['GATE VALVE', '2" 150# RF', 'A216-WCB', 'EA', 8],
  ['GATE VALVE', '4" 150# RF', 'A216-WCB', 'EA', 6, '핸드휠'],
  ['GATE VALVE', '6" 150# RF', 'A216-WCB', 'EA', 4],
  ['GLOBE VALVE', '2" 300# RF', 'A216-WCB', 'EA', 5],
  ['GLOBE VALVE', '3" 150# RF', 'A216-WCB', 'EA', 3],
  ['CHECK VALVE SWING', '4" 150# RF', 'A216-WCB', 'EA', 4],
  ['BALL VALVE', '2" 150# RF', 'A351-CF8M', 'EA', 10],
  ['BALL VALVE', '1" 800# SW', 'A105', 'EA', 16],
  ['BUTTERFLY VALVE', '8" 150# WAFER', 'A216-WCB', 'EA', 2],
  ['게이트 밸브', '50A 10K', 'GC200', 'EA', 9],
  ['글로브 밸브', '80A 10K', 'GC200', 'EA', 4],
  ['체크 밸브', '100A 10K', 'GC200', 'EA', 5],
  ['SPIRAL WOUND GASKET', '2" 150# RF', 'SS316/GRAPHITE', 'EA', 60],
  ['SPIRAL WOUND GASKET', '4" 150# RF', 'SS316/GRAPHITE', 'EA', 72],
  ['SPIRAL WOUND GASKET', '6" 150# RF', 'SS316/GRAPHITE', 'EA', 50],
  ['GASKET NON-ASBESTOS', '3" 150# RF 3.0T', '', 'EA', 40],
  ['가스켓', '50A 10K 3.0T', '비석면', 'EA', 45],
  ['가스켓', '100A 10K 3.0T', '비석면', 'EA', 52],
  ['STUD BOLT W/2 NUTS', '5/8" x 90L', 'A193-B7/A194-2H', 'SET', 480],
  ['STUD BOLT W/2 NUTS', '3/4" x 110L', 'A193-B7/A194-2H', 'SET', 320],
  ['STUD BOLT W/2 NUTS', '5/8" x 80L', 'A193-B7/A194-2H', 'SET', 260],
  ['HEX BOLT W/NUT', '1/2" x 60L', 'A307-B', 'SET', 200],
  ['육각볼트', 'M16 x 60', 'SS400', 'SET', 300],
  ['육각볼트', 'M20 x 80', 'SS400', 'SET', 180],
  ['스터드볼트', 'M16 x 100', 'SNB7', 'SET', 140],
];

const rows = [
  ['배관 자재 목록'],
  ['공사명: 울산 3호기 증설', '', '', '작성일: 2026-11-20'],
  [],
  HEADER,
  ['■ 배관 · 플랜지 · 피팅'],
  ...piping,
  ['소계', '', '', '', piping.reduce((sum, row) => sum + row[4], 0)],
  ['■ 밸브 · 가스켓 · 볼트'],
  ...valves,
  ['※ 단가는 현장 도착도 기준으로 견적 바랍니다.'],
];

if (piping.length + valves.length !== 60) throw new Error(`not 60 items but ${piping.length + valves.length}`);
const file = await writeXlsx({ sheets: [{ name: '자재목록', rows, columns: HEADER.map(() => ({ width: 22 })) }] });
writeFileSync(new URL('../fixtures/lists/mixed60.xlsx', import.meta.url), file);
