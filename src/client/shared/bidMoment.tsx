import type { TFunction } from 'i18next';
import type { Bid } from '../../contract/entities/order';
import type { BidStatus } from '../../contract/entities/project';
import { DateText } from './DateText';
import { DeadlineText } from './DeadlineText';

/** Whether the deadline to respond says something of an award: while it runs, and where it has passed without a response. */
export const hasDeadline = (status: BidStatus): boolean => status === 'SENT' || status === 'LAPSED';

/** The one moment that counts of an award: its deadline to respond, with the time left unless that stands elsewhere, when it was responded to, or when the buyer withdrew it. */
export function bidMoment(
  { status, answer_until, answered_at }: Pick<Bid, 'status' | 'answer_until' | 'answered_at'>,
  t: TFunction<'project'>,
  countdown = true,
) {
  if (hasDeadline(status)) {
    const value = <DeadlineText closesAt={answer_until} countdown={countdown && status === 'SENT'} />;
    return { key: 'until', label: t('bid.answerUntil'), value };
  }
  const label = t(status === 'TAKEN_BACK' ? 'bid.takenBackAt' : 'bid.answeredAt');
  return { key: 'answered', label, value: <DateText value={answered_at} time /> };
}
