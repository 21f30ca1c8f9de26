import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../../contract/entities/comparison';
import { paths } from '../../../paths';
import { StatusChip } from '../../../shared/StatusChip';
import { ButtonLink } from '../../../ui/ButtonLink';
import { PageHeader } from '../../../ui/PageHeader';
import { Code } from '../../../ui/Text';

type Props = { comparison: Comparison };

/** Title of the comparison and the way on to the award. */
export function ComparisonHead({ comparison }: Props) {
  const { t } = useTranslation('project');
  const { rfq_number_id: number, title, status, quotation_count } = comparison;
  const next = () => {
    if (status === 'BID' || status === 'ORD') {
      return (
        <ButtonLink variant="primary" href={paths.project.award(number)}>
          {t('do.bids')}
        </ButtonLink>
      );
    }
    if (status !== 'CMP' || comparison.sellers.length === 0) return null;
    return (
      <ButtonLink variant="primary" href={paths.project.award(number)}>
        {t('compare.next')}
      </ButtonLink>
    );
  };
  return (
    <PageHeader
      breadcrumb={[
        { label: t('list.title'), href: paths.project.list() },
        { label: number, href: paths.project.detail(number) },
        { label: t('compare.title') },
      ]}
      title={title || t('untitled')}
      status={status === 'DRAFT' ? null : <StatusChip kind="project" status={status} />}
      meta={
        <>
          <Code>{number}</Code>
          <span>{t('compare.count', { count: quotation_count })}</span>
        </>
      }
      actions={next()}
    />
  );
}
