import { useTranslation } from 'next-i18next/pages';
import type { Approval } from '../../../contract/entities/approval';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';

/** Whose turn it is to decide what waits; for the reader whose turn it is, the two decisions. */
export function ApprovalTurn({
  approval: { actions, steps },
  onDecide,
}: {
  approval: Pick<Approval, 'actions' | 'steps'>;
  onDecide: (decision: 'approve' | 'return') => void;
}) {
  const { t } = useTranslation('approval');
  if (actions.includes('approve')) {
    return (
      <Banner
        tone="warning"
        title={t('view.mine')}
        action={
          <>
            <Button onClick={() => onDecide('return')}>{t('do.return')}</Button>
            <Button variant="primary" onClick={() => onDecide('approve')}>
              {t('do.approve')}
            </Button>
          </>
        }
      />
    );
  }
  const people = [...new Set(steps.flatMap((step) => (step.status === 'open' ? step.people : [])))];
  if (people.length === 0) return <Banner tone="danger">{t('view.nobody')}</Banner>;
  return <Banner>{t('view.others', { people: people.join(', ') })}</Banner>;
}
