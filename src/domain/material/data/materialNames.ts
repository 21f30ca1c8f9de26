/**
 * Materials of bodies that the trade orders by their word alone, without a grade: the name they are kept under as a grade,
 * in Korean, and all words for it.
 */
export const MATERIAL_NAMES: readonly (readonly [name: string, ko: string, words: string])[] = [
  ['CAST IRON', '주철', 'CAST IRON; C.I; C.I.; CI; 주철; 주철제; 회주철'],
  ['DUCTILE IRON', '덕타일 주철', 'DUCTILE IRON; D.I; D.I.; DI; 덕타일; 덕타일주철; 덕타일 주철; 구상흑연주철'],
  ['MALLEABLE IRON', '가단주철', 'MALLEABLE IRON; 가단주철; 백심; 흑심'],
  ['CAST STEEL', '주강', 'CAST STEEL; 주강; 주강제'],
  ['BRONZE', '청동', 'BRONZE; GUN METAL; GUNMETAL; 청동; 청동제'],
  ['BRASS', '황동', 'BRASS; 황동; 신주'],
];
