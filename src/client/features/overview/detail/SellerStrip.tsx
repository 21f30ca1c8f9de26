import { useQuery } from '@tanstack/react-query';
import Big from 'big.js';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { sellerShares } from '../../../../domain/compare/sellerShares';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { rfqQueries } from '../../../queries/rfq';
import { useViewNoted } from '../../../queries/rfqDialogue';
import { CompanyName } from '../../../shared/CompanyName';
import { DateText } from '../../../shared/DateText';
import { MoneyText } from '../../../shared/MoneyText';
import { useLeadTime } from '../../../shared/useLeadTime';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { by } from '../../../theme/by';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { theme } from '../../../theme/theme';
import { DataTable } from '../../../ui/DataTable';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { ErrorState } from '../../../ui/ErrorState';
import { Section } from '../../../ui/Section';
import { LoadingLines } from '../../../ui/Skeleton';

const Priced = styled.span`
  display: inline-grid;
  grid-template-columns: minmax(6rem, 16rem) 3.5rem auto;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  ${media.phone} {
    grid-template-columns: minmax(0, 4rem) auto auto;
    gap: ${space(2)};
    width: auto;
  }
`;

const Bar = styled.span<{ $least: boolean }>`
  display: block;
  height: 8px;
  border-radius: ${radius[4]};
  background: ${color('surfaceSunken')};
  overflow: hidden;
  &::after {
    content: '';
    display: block;
    width: var(--share);
    height: 100%;
    border-radius: ${radius[4]};
    ${by('$least', { true: `background: ${color('accent')};`, false: `background: ${theme.tone.gray.strong};` })}
  }
`;

const Over = styled.span<{ $least: boolean }>`
  ${by('$least', { true: `color: ${color('accentText')};`, false: `color: ${color('textMuted')};` })}
  ${type(12)}
  font-weight: ${weight.semibold};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

type Row = ComparisonSeller & ReturnType<typeof sellerShares>[number];

/** The quotations of a request one line each, the lowest first: what they come to on the same lines, with a bar beside it. */
export function SellerStrip({ number }: { number: string }) {
  const { t } = useTranslation('project');
  const errorText = useErrorText();
  const { data, isError, error, refetch } = useQuery(rfqQueries(useApi()).comparison(number));
  useViewNoted(data);
  if (data && data.sellers.length === 0) return null;
  return (
    <Section
      title={t('strip.title')}
      {...(data && { count: data.sellers.length, note: t('strip.note', { count: data.like_for_like_line_count }) })}
    >
      {data && <Strip comparison={data} />}
      {!data && isError && <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingLines lines={4} />}
    </Section>
  );
}

function Strip({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('project');
  const leadTime = useLeadTime();
  const { sellers, currency, rows: lines, rfq_number_id } = comparison;
  const shares = sellerShares(comparison);
  const rows: Row[] = sellers
    .map((seller, place) => ({ ...seller, ...(shares[place] as Row) }))
    .sort((a, b) => (a.landed === null ? 1 : b.landed === null ? -1 : new Big(a.landed).cmp(b.landed)));
  const columns: Column<Row>[] = [
    {
      key: 'seller',
      header: t('strip.seller'),
      render: ({ company_name, company_verified }) => <CompanyName name={company_name} verified={company_verified} />,
    },
    {
      key: 'price',
      header: t('strip.price'),
      align: 'right',
      render: ({ landed, share, over, least }) => (
        <Priced>
          {share === null ? <span /> : <Bar style={{ '--share': `${share * 100}%` }} $least={least} aria-hidden />}
          <Over $least={least}>{least ? t('strip.least') : over}</Over>
          <MoneyText amount={landed} currency={currency} strong={least} />
        </Priced>
      ),
    },
    {
      key: 'total',
      folds: 'named',
      header: t('strip.total'),
      align: 'right',
      render: ({ totals }) => <MoneyText amount={totals.supply_amount} currency={totals.currency} />,
    },
    {
      key: 'lines',
      header: t('strip.lines'),
      align: 'right',
      render: ({ quoted_line_count }) => `${quoted_line_count}/${lines.length}`,
    },
    {
      key: 'lead',
      folds: 'named',
      header: t('strip.lead'),
      render: ({ longest_lead_days }) => leadTime(longest_lead_days),
    },
    {
      key: 'valid',
      folds: 'named',
      hideOnPhone: true,
      header: t('strip.valid'),
      render: ({ valid_until }) => <DateText value={valid_until} />,
    },
  ];
  return (
    <DataTable
      aria-label={t('strip.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.quotation_id}
      rowHref={() => paths.project.comparison(rfq_number_id)}
      dense
      minWidth={880}
    />
  );
}
