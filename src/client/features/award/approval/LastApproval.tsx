import { useTranslation } from 'next-i18next/pages';
import type { Approval } from '../../../../contract/entities/approval';
import { Banner } from '../../../ui/Banner';

/** What became of the last request that did not lead to an award. */
export function LastApproval({ approval }: { approval: Approval | null | undefined }) {
  const { t } = useTranslation('approval');
  if (approval?.status === 'returned') {
    const step = approval.steps.find(({ status }) => status === 'returned');
    return (
      <Banner tone="danger" title={t('last.returned', { by: step?.decided_by ?? '' })}>
        {step?.note}
      </Banner>
    );
  }
  if (approval?.status !== 'changed') return null;
  return (
    <Banner tone="danger" title={t('last.changed')}>
      {approval.faults.map((fault) => t(`fault.${fault}`)).join(' ')}
    </Banner>
  );
}
