/** Dimensions that a search of listed stock can be narrowed by. */
export const FACETS = [
  'category',
  'type',
  'grade',
  'size',
  'schedule',
  'class',
  'maker',
  'origin',
  'place',
  'condition',
] as const;
