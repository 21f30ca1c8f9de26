import { Paperclip } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ComparisonSeller } from '../../../../contract/entities/comparison';
import { AttachmentList } from '../../../parts/files/AttachmentList';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';

/** Files that came with a quotation; the column's head has room for their number only. */
export function SellerFiles({ seller }: { seller: ComparisonSeller }) {
  const { t } = useTranslation('project');
  const [open, setOpen] = useState(false);
  const { attachments: files, company_name: name } = seller;
  if (files.length === 0) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Paperclip />}
        aria-label={t('compare.filesOf', { name, count: files.length })}
        onClick={() => setOpen(true)}
      >
        {t('compare.files', { count: files.length })}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('compare.filesTitle')} description={name}>
        <AttachmentList files={files} />
      </Dialog>
    </>
  );
}
