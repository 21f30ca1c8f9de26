import { originCode } from '../countries';
import { shortText } from '../values';

/** Country of origin: its code however it was written, else what was written. */
export const origin = shortText(40).overwrite(originCode);
