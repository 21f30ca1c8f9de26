import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Language } from '../../../contract/constants';
import { exportComparisonPaper, exportComparisonSheet } from '../../../contract/routes/award';
import { PaperMenu } from '../../shared/PaperMenu';
import { saveFile } from '../../shared/saveFile';
import { useDownload } from '../../queries/fileExport';
import { Button } from '../../ui/Button';

/** Why it was awarded so, for the file: matrix, arithmetic, what was sent, and what the planner told. */
export function JustificationButton({ number }: { number: string }) {
  const { t } = useTranslation('project');
  const download = useDownload(exportComparisonSheet);
  const paper = useDownload(exportComparisonPaper);
  const requested = { params: { rfq_number_id: number }, query: { plan: '1' as const } };
  const inLanguage = (language: Language) => ({ ...requested, query: { ...requested.query, language } });
  return (
    <>
      <PaperMenu
        label={t('award.justifyPdf')}
        loading={paper.isPending}
        papers={[{ kind: 'justification', name: t('paper.justification') }]}
        onPrint={(_kind, language) => paper.mutate(inLanguage(language), { onSuccess: saveFile })}
      />
      <Button
        icon={<FileSpreadsheet />}
        loading={download.isPending}
        onClick={() => download.mutate(requested, { onSuccess: saveFile })}
      >
        {t('award.justify')}
      </Button>
    </>
  );
}
