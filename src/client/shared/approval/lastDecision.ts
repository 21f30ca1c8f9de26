import type { Approval } from '../../../contract/entities/approval';

/** Whether the next approval is the last one, which sets off what waits. */
export const isLastDecision = (steps: Approval['steps']): boolean =>
  steps.filter(({ status }) => status === 'open' || status === 'later').length === 1;
