import { Eye, Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { priceFigure } from '../../../shared/figures';
import { QuickSearch } from '../../../shared/QuickSearch';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { FilterSheet } from '../../../ui/FilterSheet';
import { OffPhone, OnPhone } from '../../../ui/onPhone';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { LINES_SHOWN, type MatrixView, SELLER_ORDERS, shortId } from './comparisonView';
import { LINE_ORDERS } from './lineOrder';
import type { TextKey } from '../../../textKeys';
import { exportComparisonPaper, exportComparisonSheet } from '../../../../contract/routes/award';
import { PrintMenu } from '../../../shared/PrintMenu';
import { saveFile } from '../../../shared/saveFile';
import { useDownload } from '../../../queries/fileExport';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  /* Search and choices give way, so that no button is left alone in a second line. */
  & > :first-child {
    flex: 1 1 160px;
    max-width: 280px;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    & > :first-child {
      max-width: none;
    }
  }
`;

/** A company's whole name has to fit, also on a phone. */
const Whole = styled.div`
  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const Choice = styled.div`
  flex: 1 1 150px;
  max-width: 180px;
  ${media.phone} {
    max-width: none;
  }
`;

const FREIGHT = ['apart', 'spread'] as const;

type Props = {
  comparison: Comparison;
  view: MatrixView;
  onView: (change: Partial<MatrixView>) => void;
};

/** Brings a hidden seller back, each by a button of its own. */
function HiddenSellers({ comparison, view, onView }: Props) {
  const { t } = useTranslation('project');
  const hidden = comparison.sellers.filter((seller) => view.hidden.includes(shortId(seller.quotation_id)));
  return hidden.map(({ quotation_id, company_name: name }) => (
    <Whole key={quotation_id}>
      <Button
        size="sm"
        icon={<Eye />}
        onClick={() => onView({ hidden: view.hidden.filter((id) => id !== shortId(quotation_id)) })}
      >
        {t('compare.show', { name })}
      </Button>
    </Whole>
  ));
}

/** What is shown of the matrix and in which order, sellers that were hidden, and what the prices rest on. */
export function ComparisonTools({ comparison, view, onView }: Props) {
  const { t } = useTranslation('project');
  const { usd_krw_rate: rate, split_allowed } = comparison;
  const choice = <T extends string>(name: 'order' | 'by' | 'shown' | 'freight', values: readonly T[]) => (
    <Choice>
      <Select
        compact
        aria-label={t(`compare.${name}`)}
        value={view[name]}
        onChange={(event) => onView({ [name]: values.find((known) => known === event.target.value) ?? values[0] })}
        options={values.map((value) => ({ value, label: t(`compare.${name}s.${value}` as TextKey<'project'>) }))}
      />
    </Choice>
  );
  const more = (
    <>
      {choice('shown', LINES_SHOWN)}
      {choice('order', LINE_ORDERS)}
      {choice('by', SELLER_ORDERS)}
      {choice('freight', FREIGHT)}
      <ExportMenu comparison={comparison} view={view} />
    </>
  );
  return (
    <Stack $gap={2}>
      <Tools data-paper="none">
        <QuickSearch value={view.q} label={t('compare.find')} onChange={(q) => onView({ q })} />
        <OffPhone>{more}</OffPhone>
        <OnPhone>
          <FilterSheet count={[view.shown !== 'all', view.freight !== 'apart'].filter(Boolean).length}>
            {more}
          </FilterSheet>
        </OnPhone>
        <HiddenSellers comparison={comparison} view={view} onView={onView} />
      </Tools>
      <Text $size={13} $color="textMuted">
        {t('compare.basis')} <span data-paper="none">{t('compare.basisPress')}</span>
        {rate ? ` ${t('compare.rate', { rate: priceFigure(rate, 'KRW') })}` : ''}
        {view.freight === 'spread' ? ` ${t('compare.freightSpread')}` : ''}
        {split_allowed ? '' : ` ${t('compare.noSplit')}`}
      </Text>
    </Stack>
  );
}

type ExportProps = { comparison: Comparison; view: MatrixView };

/** The comparison as a spreadsheet with the calculation of every price, or printed; hidden sellers are left out. */
function ExportMenu({ comparison, view }: ExportProps) {
  const { t } = useTranslation('project');
  const download = useDownload(exportComparisonSheet);
  const document = useDownload(exportComparisonPaper);
  const { rfq_number_id } = comparison;
  const hide = comparison.sellers
    .map((seller) => seller.quotation_id)
    .filter((id) => view.hidden.includes(shortId(id)));
  const requested = { params: { rfq_number_id }, query: { freight: view.freight, hide } };
  return (
    <>
      <Button
        size="sm"
        icon={<Download />}
        loading={download.isPending}
        onClick={() => download.mutate(requested, { onSuccess: saveFile })}
      >
        {t('compare.export')}
      </Button>
      <PrintMenu
        size="sm"
        label={t('compare.exportPdf')}
        loading={document.isPending}
        documents={[{ kind: 'comparison', name: t('paper.comparison') }]}
        onPrint={(_kind, language) =>
          document.mutate({ ...requested, query: { ...requested.query, language } }, { onSuccess: saveFile })
        }
      />
    </>
  );
}
