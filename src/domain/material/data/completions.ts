/**
 * What a person of the trade would ask back where a word leaves something open: `[category, type, values]`, the usual one
 * first. A type of '' means that none was stated.
 */
export const TYPE_COMPLETIONS: readonly (readonly [category: string, type: string, values: readonly string[]])[] = [
  ['pipe', '', ['SMLS', 'ERW', 'WELDED']],
  ['flange', '', ['SO', 'WN', 'BL']],
  ['valve', '', ['GATE', 'GLOBE', 'BALL']],
  ['valve', 'CHECK', ['CHECK SWING', 'CHECK LIFT', 'CHECK DUAL PLATE']],
  ['fitting', 'ELBOW', ['ELBOW 90 LR', 'ELBOW 90 SR', 'ELBOW 45']],
  ['fitting', 'ELBOW 90', ['ELBOW 90 LR', 'ELBOW 90 SR']],
  ['fitting', 'REDUCER', ['REDUCER CON', 'REDUCER ECC']],
  ['fitting', 'COUPLING', ['COUPLING FULL', 'COUPLING HALF']],
  ['gasket', '', ['SPIRAL WOUND', 'SHEET', 'RING JOINT']],
  ['bolt', '', ['STUD', 'HEX BOLT', 'NUT']],
];

/** Faces of what is flanged, the usual one first. */
export const FACE_COMPLETIONS: readonly string[] = ['RF', 'FF', 'RTJ'];

/** Length of a stock pipe in metres. */
export const STOCK_LENGTH = '6';
