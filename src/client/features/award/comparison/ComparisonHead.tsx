import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { paths } from '../../../paths';
import { priceFigure } from '../../../shared/figures';
import { StatusChip } from '../../../shared/StatusChip';
import { media } from '../../../theme/media';
import { pageStyle } from '../../../theme/pageStyle';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Breadcrumb } from '../../../ui/Breadcrumb';
import { ButtonLink } from '../../../ui/ButtonLink';
import { OffPhone, OnPhone } from '../../../ui/onPhone';
import { type MatrixView, queryOf } from './matrixView';
import { useComparisonTrail } from './useComparisonTrail';

/** Gives the room around the page and of the site's foot to the matrix. */
export const MatrixPage = pageStyle(`
  ${media.screenWide} {
    :root {
      --page-start: 4px;
      --page-end: 4px;
      --site-foot: none;
      --offline-height: auto;
    }
  }
`);

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  min-height: 32px;
  /* What can be done next stands in one row, below what it is about. */
  ${media.phone} {
    & > a:last-of-type {
      flex: 1 1 0;
    }
  }
`;

const Title = styled.h1`
  overflow: hidden;
  max-width: 420px;
  ${type(16)}
  font-weight: ${weight.bold};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.phone} {
    max-width: 100%;
    white-space: normal;
  }
`;

const Basis = styled.p`
  flex: 1 1 100px;
  overflow: hidden;
  min-width: 0;
  color: ${color('textMuted')};
  ${type(12)}
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.phone} {
    flex: 1 0 100%;
    white-space: normal;
  }
`;

const NotBinding = styled.p`
  flex: 1 0 100%;
  color: ${color('textMuted')};
  ${type(12)}
`;

/** Keeps the next step at the right where there is no overview. */
const Gap = styled.i`
  flex: 1;
`;

type Props = {
  comparison: Comparison;
  view: MatrixView;
  /** The award stands below the matrix. */
  awarding: boolean;
  /** Something is selected: the award is the next step then, and before it the selection. */
  selected: boolean;
  /** The overview: a line in the head, opened a body below. */
  children?: ReactNode;
};

/** Title of the comparison in one line, what its amounts rest on, and the way on to the award. */
export function ComparisonHead({ comparison, view, awarding, selected, children }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const { rfq_number_id: number, title, status, quotation_count, currency, usd_krw_rate: rate, sellers } = comparison;
  const trail = useComparisonTrail(number);
  const mixed = sellers.some((seller) => seller.currency !== currency);
  const basis = [
    t('compare.count', { count: quotation_count }),
    t('compare.basis', { currency }),
    t(`compare.freights.${view.freight}`),
    mixed ? t('compare.dutyApart') : null,
    mixed && rate ? t('compare.rate', { rate: priceFigure(rate, 'KRW') }) : null,
    comparison.split_allowed ? null : t('compare.noSplit'),
  ];
  return (
    <Root>
      <Breadcrumb items={trail} />
      <Title title={title || undefined}>{title || t('untitled')}</Title>
      {status !== 'DRAFT' && <StatusChip kind="project" status={status} size="sm" />}
      <Basis title={basis.filter(Boolean).join(' · ')}>{basis.filter(Boolean).join(' · ')}</Basis>
      {children || <Gap />}
      <NextStep comparison={comparison} view={view} awarding={awarding} selected={selected} />
      {status === 'CMP' && sellers.length > 0 && (
        <OnPhone>
          <NotBinding>{t('choice.notBinding')}</NotBinding>
        </OnPhone>
      )}
    </Root>
  );
}

function NextStep({ comparison, view, awarding, selected }: Omit<Props, 'children'>) {
  const { t } = useTranslation('project');
  const { rfq_number_id: number, status, sellers } = comparison;
  const query = new URLSearchParams(
    Object.entries(queryOf(view)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  const withView = (path: string) => (query ? `${path}?${query}` : path);
  if (awarding) {
    return (
      <ButtonLink size="sm" href={withView(paths.project.comparison(number))} icon={<ArrowLeft />}>
        {t('award.back')}
      </ButtonLink>
    );
  }
  const sent = status === 'BID' || status === 'ORD';
  if (!sent && (status !== 'CMP' || sellers.length === 0)) return null;
  const address = withView(paths.project.award(number));
  const next = (
    <ButtonLink variant={sent || selected ? 'primary' : 'secondary'} size="sm" href={address}>
      {t(sent ? 'do.bids' : 'compare.next')}
    </ButtonLink>
  );
  // On a phone the running award at the foot has it then.
  return !sent && selected ? <OffPhone>{next}</OffPhone> : next;
}
