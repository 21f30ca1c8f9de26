import { FileDown, FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { getComparisonPaper, getComparisonSheet } from '../../../../contract/endpoints/comparisonFile';
import { saveFile } from '../../../parts/saveFile';
import { useDownload } from '../../../queries/download';
import { Button } from '../../../ui/Button';

/** Why it was awarded so, for the file: matrix, arithmetic, what was sent, and what the planner told. */
export function JustificationButton({ number }: { number: string }) {
  const { t } = useTranslation('project');
  const download = useDownload(getComparisonSheet);
  const paper = useDownload(getComparisonPaper);
  const asked = { params: { rfq_number_id: number }, query: { plan: '1' as const } };
  return (
    <>
      <Button
        icon={<FileDown />}
        loading={paper.isPending}
        onClick={() => paper.mutate(asked, { onSuccess: saveFile })}
      >
        {t('award.justifyPdf')}
      </Button>
      <Button
        icon={<FileSpreadsheet />}
        loading={download.isPending}
        onClick={() => download.mutate(asked, { onSuccess: saveFile })}
      >
        {t('award.justify')}
      </Button>
    </>
  );
}
