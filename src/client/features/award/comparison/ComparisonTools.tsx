import { Download, Eye, Info, PanelRight, Rows3 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { exportComparisonPaper, exportComparisonSheet } from '../../../../contract/routes/award';
import { useDownload } from '../../../queries/fileExport';
import { PrintMenu } from '../../../shared/PrintMenu';
import { QuickSearch } from '../../../shared/QuickSearch';
import { saveFile } from '../../../shared/saveFile';
import type { TextKey } from '../../../textKeys';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { FilterSheet } from '../../../ui/FilterSheet';
import { IconButton } from '../../../ui/IconButton';
import { OffPhone, OnPhone } from '../../../ui/onPhone';
import { Select } from '../../../ui/Select';
import { type Selection, shareOf } from '../selection';
import { SignLegend } from './CellSigns';
import { groupsOf, LINES_SHOWN, type MatrixView, SELLER_ORDERS, shortId } from './matrixView';
import { LINE_ORDERS } from './lineOrder';
import type { RowHeight } from './matrixMeasures';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  /* Search and choices give way, so that no button is left alone in a second line. */
  & > :first-child {
    flex: 1 1 120px;
    max-width: 240px;
  }
  ${media.screenWide} {
    & input,
    & select {
      height: 32px;
    }
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(2)};
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
  flex: 1 1 104px;
  max-width: 148px;
  ${media.phone} {
    max-width: none;
  }
`;

const FREIGHT = ['apart', 'spread'] as const;

type Props = {
  comparison: Comparison;
  selection: Selection;
  view: MatrixView;
  onView: (change: Partial<MatrixView>) => void;
  height: RowHeight;
  onHeight: (height: RowHeight) => void;
  details: boolean;
  onDetails: (open: boolean) => void;
};

/** Brings a hidden seller back, each by a button of its own, which says how many of its lines are selected. */
function HiddenSellers({
  comparison,
  selection,
  view,
  onView,
}: Pick<Props, 'comparison' | 'selection' | 'view' | 'onView'>) {
  const { t } = useTranslation('project');
  const hidden = comparison.sellers.filter((seller) => view.hidden.includes(shortId(seller.quotation_id)));
  const chosenOf = (id: string) => comparison.rows.filter(({ line }) => shareOf(selection, line.id, id)).length;
  const label = (id: string, name: string) =>
    chosenOf(id) > 0 ? t('compare.showChosen', { name, count: chosenOf(id) }) : t('compare.show', { name });
  return hidden.map(({ quotation_id, company_name: name }) => (
    <Whole key={quotation_id}>
      <Button
        size="sm"
        icon={<Eye />}
        onClick={() => onView({ hidden: view.hidden.filter((id) => id !== shortId(quotation_id)) })}
      >
        {label(quotation_id, name)}
      </Button>
    </Whole>
  ));
}

/** What is shown of the matrix and in which order, how dense it is, what its signs mean, and its files. */
export function ComparisonTools(props: Props) {
  const { comparison, selection, view, onView, height, onHeight, details, onDetails } = props;
  const { t } = useTranslation('project');
  const groups = useMemo(() => groupsOf(comparison), [comparison]);
  const legend = useId();
  const [explained, setExplained] = useState(false);
  const choice = <T extends string>(name: 'order' | 'by' | 'group' | 'shown' | 'freight', values: readonly T[]) => (
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
      {choice('group', groups)}
      {choice('by', SELLER_ORDERS)}
      {choice('freight', FREIGHT)}
    </>
  );
  return (
    <>
      <Tools data-paper="none">
        <QuickSearch value={view.q} label={t('compare.find')} onChange={(q) => onView({ q })} />
        <OffPhone>
          {more}
          <IconButton
            size="sm"
            icon={<Rows3 />}
            aria-pressed={height === 'comfortable'}
            label={t('compare.comfortable')}
            onClick={() => onHeight(height === 'compact' ? 'comfortable' : 'compact')}
          />
          <IconButton
            size="sm"
            icon={<PanelRight />}
            aria-pressed={details}
            label={t('compare.details')}
            onClick={() => onDetails(!details)}
          />
          <IconButton
            size="sm"
            icon={<Info />}
            aria-expanded={explained}
            aria-controls={explained ? legend : undefined}
            label={t('compare.legend')}
            onClick={() => setExplained(!explained)}
          />
          <ExportMenu comparison={comparison} view={view} />
        </OffPhone>
        <OnPhone>
          <FilterSheet count={[view.shown !== 'all', view.freight !== 'apart'].filter(Boolean).length}>
            {more}
            <ExportMenu comparison={comparison} view={view} />
            <SignLegend />
          </FilterSheet>
        </OnPhone>
        <HiddenSellers comparison={comparison} selection={selection} view={view} onView={onView} />
      </Tools>
      {explained && <SignLegend id={legend} />}
    </>
  );
}

/** The comparison as a spreadsheet with the calculation of every price, or printed; hidden sellers are left out. */
function ExportMenu({ comparison, view }: Pick<Props, 'comparison' | 'view'>) {
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
