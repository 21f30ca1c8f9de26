/** What people typically search listed stock for. */
export const SEARCHES = [
  { q: '스텐 파이프 100A sch10' },
  { q: '6" A106B sch40' },
  { q: '게이트밸브 50A 10K' },
  { q: 'flnge 4" 150#' },
  { q: '세아제강 파이프 200A', sort: 'price' },
  { q: '엘보 90 100A' },
  { q: 'A106B pipe', equivalents: '1' },
  { q: '플랜지 80A', place: ['부산'], sort: 'quantity' },
  { q: 'pipe' },
  { category: ['flange'], maker: ['세아제강', '현대제철'] },
  { sort: 'price' },
  {},
];
