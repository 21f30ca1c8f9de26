import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { getComparisonSheet } from '../../../../contract/endpoints/comparisonFile';
import type { Comparison } from '../../../../contract/entities/comparison';
import { saveFile } from '../../../parts/saveFile';
import { useDownload } from '../../../queries/download';
import { Button } from '../../../ui/Button';
import { type MatrixView, shortId } from './comparisonView';

type Props = { comparison: Comparison; view: MatrixView };

/** The comparison as a spreadsheet with the arithmetic of every price. */
export function ExportMenu({ comparison, view }: Props) {
  const { t } = useTranslation('project');
  const download = useDownload(getComparisonSheet);
  const { rfq_number_id } = comparison;
  const hide = comparison.sellers
    .map((seller) => seller.quotation_id)
    .filter((id) => view.hidden.includes(shortId(id)));
  return (
    <Button
      size="sm"
      icon={<Download />}
      loading={download.isPending}
      onClick={() =>
        download.mutate({ params: { rfq_number_id }, query: { freight: view.freight, hide } }, { onSuccess: saveFile })
      }
    >
      {t('compare.export')}
    </Button>
  );
}
