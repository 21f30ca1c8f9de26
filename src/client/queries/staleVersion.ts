import { errorTable } from '../../contract/errors';

/** Code of a refusal because the record was changed elsewhere since it was read. */
export const STALE_VERSION = errorTable.STALE_VERSION.mcode;
