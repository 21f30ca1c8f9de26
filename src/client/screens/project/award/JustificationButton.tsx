import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { getComparisonSheet } from '../../../../contract/endpoints/comparisonFile';
import { saveFile } from '../../../parts/saveFile';
import { useDownload } from '../../../queries/download';
import { Button } from '../../../ui/Button';

/** Why it was awarded so, for the file: matrix, arithmetic, what was sent, and what the planner told. */
export function JustificationButton({ number }: { number: string }) {
  const { t } = useTranslation('project');
  const download = useDownload(getComparisonSheet);
  const save = () =>
    download.mutate({ params: { rfq_number_id: number }, query: { plan: '1' } }, { onSuccess: saveFile });
  return (
    <Button icon={<FileSpreadsheet />} loading={download.isPending} onClick={save}>
      {t('award.justify')}
    </Button>
  );
}
