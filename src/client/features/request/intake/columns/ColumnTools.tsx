import { Columns3 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Banner } from '../../../../ui/Banner';
import { Button } from '../../../../ui/Button';
import { InlineError } from '../../../../ui/InlineError';
import type { Intake } from '../useIntake';
import { ColumnDialog } from './ColumnDialog';

/** After a table was read: how its columns were taken, and the way to put that right. */
export function ColumnTools({ intake }: { intake: Intake }) {
  const { t } = useTranslation('buyer');
  const [open, setOpen] = useState(false);
  const { table } = intake;
  if (!table) return null;
  const columns = table.sheets.reduce((sum, sheet) => sum + Object.keys(sheet.columns).length, 0);
  return (
    <>
      <Banner
        tone="info"
        action={
          <>
            <Button size="sm" icon={<Columns3 />} onClick={() => setOpen(true)}>
              {t('columns.check')}
            </Button>
            <Button size="sm" variant="ghost" onClick={intake.forget}>
              {t('columns.done')}
            </Button>
          </>
        }
      >
        {table.recalled ? t('columns.recalled') : t('columns.read', { count: columns })}
      </Banner>
      {intake.error && !open && <InlineError>{intake.error}</InlineError>}
      {open && (
        <ColumnDialog
          table={table}
          busy={intake.busy}
          onClose={() => setOpen(false)}
          onApply={(columnsOf, left) => void intake.reread(columnsOf, left).then((done) => done && setOpen(false))}
        />
      )}
    </>
  );
}
