import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { exportComparisonPaper, exportComparisonSheet } from '../../../../contract/routes/award';
import type { Comparison } from '../../../../contract/entities/comparison';
import { PaperMenu } from '../../../shared/PaperMenu';
import { saveFile } from '../../../shared/saveFile';
import { useDownload } from '../../../queries/fileExport';
import { Button } from '../../../ui/Button';
import { type MatrixView, shortId } from './comparisonView';

type Props = { comparison: Comparison; view: MatrixView };

/** The comparison as a spreadsheet with the arithmetic of every price, or on paper; hidden sellers are left out. */
export function ExportMenu({ comparison, view }: Props) {
  const { t } = useTranslation('project');
  const download = useDownload(exportComparisonSheet);
  const paper = useDownload(exportComparisonPaper);
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
      <PaperMenu
        size="sm"
        label={t('compare.exportPdf')}
        loading={paper.isPending}
        papers={[{ kind: 'comparison', name: t('paper.comparison') }]}
        onPrint={(_kind, language) =>
          paper.mutate({ ...requested, query: { ...requested.query, language } }, { onSuccess: saveFile })
        }
      />
    </>
  );
}
