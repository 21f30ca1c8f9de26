import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Language } from '../../../contract/constants';
import { exportComparisonPaper, exportComparisonSheet } from '../../../contract/routes/award';
import { paths } from '../../paths';
import { useDownload } from '../../queries/fileExport';
import { PrintMenu } from '../../shared/PrintMenu';
import { saveFile } from '../../shared/saveFile';
import { Button } from '../../ui/Button';
import { PageHeader } from '../../ui/PageHeader';

type HeadProps = { number: string; title: string; status?: ReactNode; meta?: ReactNode; actions?: ReactNode };

/** Heading of the sent award, with the way up to the comparison. */
export function AwardHead({ number, title, status, meta, actions }: HeadProps) {
  const { t } = useTranslation('project');
  return (
    <PageHeader
      breadcrumb={[
        { label: t('list.title'), href: paths.project.list() },
        { label: number, href: paths.project.detail(number) },
        { label: t('compare.title'), href: paths.project.comparison(number) },
        { label: title },
      ]}
      title={title}
      status={status}
      meta={meta}
      actions={actions}
    />
  );
}

/** Why it was awarded so, for the file: matrix, calculation, what was sent, and the planner's result. */
export function JustificationButton({ number, size }: { number: string; size?: 'sm' }) {
  const { t } = useTranslation('project');
  const download = useDownload(exportComparisonSheet);
  const document = useDownload(exportComparisonPaper);
  const requested = { params: { rfq_number_id: number }, query: { plan: '1' as const } };
  const inLanguage = (language: Language) => ({ ...requested, query: { ...requested.query, language } });
  return (
    <>
      <PrintMenu
        {...(size && { size })}
        label={t('award.justifyPdf')}
        loading={document.isPending}
        documents={[{ kind: 'justification', name: t('paper.justification') }]}
        onPrint={(_kind, language) => document.mutate(inLanguage(language), { onSuccess: saveFile })}
      />
      <Button
        {...(size && { size })}
        icon={<FileSpreadsheet />}
        loading={download.isPending}
        onClick={() => download.mutate(requested, { onSuccess: saveFile })}
      >
        {t('award.justify')}
      </Button>
    </>
  );
}
