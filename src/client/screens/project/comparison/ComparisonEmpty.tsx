import { Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../../contract/entities/comparison';
import { paths } from '../../../paths';
import { DeadlineText } from '../../../parts/DeadlineText';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';

/** Nothing to compare: quotations are sealed until the deadline, or none has come. */
export function ComparisonEmpty({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('project');
  const { sealed_until, quotation_count, rfq_number_id } = comparison;
  const back = <ButtonLink href={paths.project.detail(rfq_number_id)}>{t('compare.toProject')}</ButtonLink>;
  if (!sealed_until) {
    return <EmptyState bordered title={t('compare.none')} text={t('compare.noneText')} action={back} />;
  }
  return (
    <EmptyState
      bordered
      icon={<Lock />}
      title={t('compare.sealed', { count: quotation_count })}
      text={
        <>
          {t('compare.sealedText')} <DeadlineText closesAt={sealed_until} />
        </>
      }
      action={back}
    />
  );
}
