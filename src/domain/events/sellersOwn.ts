import { AUDIT_STEPS } from '../../contract/auditKinds';

/** Kinds of entries in the history of a request that the seller they concern reads alone, its buyer never: how it approved its quotation. */
export const SELLERS_OWN: readonly string[] = AUDIT_STEPS.filter((kind) => kind.startsWith('quotation_approval_'));
