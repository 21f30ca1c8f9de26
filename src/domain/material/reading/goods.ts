import type { ParsedLine } from '../types';
import type { Source } from './normalize';
export function readGoods(_source: Source): ParsedLine | null { return null; }
