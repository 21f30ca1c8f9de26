import { Download, Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { getAnswerSheet } from '../../../../../contract/routes/quotation';
import { saveFile } from '../../../../shared/saveFile';
import { useDownload } from '../../../../queries/fileExport';
import { Button } from '../../../../ui/Button';
import type { QuoteRow } from '../quoteRow';
import type { QuoteTerms } from '../quoteTerms';
import { SheetDialog } from './SheetDialog';

type Props = {
  requestId: string;
  rows: readonly QuoteRow[];
  terms: QuoteTerms;
  onFill: (rows: QuoteRow[], terms: QuoteTerms) => void;
};

/** The request out to a spreadsheet, and its prices back in. */
export function SheetTools({ requestId, rows, terms, onFill }: Props) {
  const { t } = useTranslation('seller');
  const [open, setOpen] = useState(false);
  const download = useDownload(getAnswerSheet);
  return (
    <>
      <Button
        size="sm"
        icon={<Download />}
        loading={download.isPending}
        onClick={() => download.mutate({ params: { rfq_number_id: requestId } }, { onSuccess: saveFile })}
      >
        {t('sheet.download')}
      </Button>
      <Button size="sm" icon={<Upload />} onClick={() => setOpen(true)}>
        {t('sheet.upload')}
      </Button>
      {open && (
        <SheetDialog
          requestId={requestId}
          rows={rows}
          terms={terms}
          onClose={() => setOpen(false)}
          onApply={(next, stated) => {
            setOpen(false);
            onFill(next, stated);
          }}
        />
      )}
    </>
  );
}
