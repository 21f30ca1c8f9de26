import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../../ui/toast';
import { SpreadsheetDrop } from '../../../shared/files/SpreadsheetDrop';
import { UploadRows } from '../../../shared/files/UploadRows';
import { useUploads } from '../../../shared/files/useUploads';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { CountedButton } from '../../../ui/CountedButton';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { LeaveButton } from '../../../ui/LeaveButton';
import { Select } from '../../../ui/Select';
import { Columns, Stack } from '../../../ui/Stack';
import { NumbersPreview } from './NumbersPreview';
import { type NumberImport, type NumbersOf, useNumberImport } from './useNumberImport';

/** Brings numbers back from a file: the columns that hold them, and what each row changes, before anything is done. */
export function NumbersDialog({ of, onClose }: { of: NumbersOf; onClose: () => void }) {
  const { t } = useTranslation('erp');
  const errorText = useErrorText();
  const done = (count: number) => {
    toast.success(t('numbers.done', { count }));
    onClose();
  };
  const numbers = useNumberImport(of, done);
  const approval = of === 'approval';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={880}
      title={t(approval ? 'numbers.titleApproval' : 'numbers.title')}
      description={t(approval ? 'numbers.textApproval' : 'numbers.text')}
      footer={
        <>
          <LeaveButton />
          <CountedButton
            variant="primary"
            count={numbers.count}
            none={t('numbers.applyNone')}
            why={numbers.preview && t('numbers.nothing')}
            loading={numbers.applying}
            disabled={numbers.reading}
            onClick={numbers.apply}
          >
            {t('numbers.apply', { count: numbers.count })}
          </CountedButton>
        </>
      }
    >
      <Stack $gap={4}>
        <Upload numbers={numbers} />
        {numbers.preview && <Places of={of} numbers={numbers} />}
        {numbers.preview && numbers.preview.rows.length > 0 && <NumbersPreview rows={numbers.preview.rows} />}
        {numbers.error && <InlineError>{errorText(numbers.error)}</InlineError>}
      </Stack>
    </Dialog>
  );
}

function Upload({ numbers }: { numbers: NumberImport }) {
  const { t } = useTranslation('erp');
  const errorText = useErrorText();
  const { uploads, add, cancel, retry } = useUploads('STOCK', numbers.take);
  if (uploads.length > 0) return <UploadRows {...{ uploads, cancel, retry }} />;
  return (
    <SpreadsheetDrop
      title={numbers.fileName ? t('numbers.other', { name: numbers.fileName }) : t('numbers.drop')}
      hint={t('numbers.hint')}
      progress={numbers.reading ? null : undefined}
      error={numbers.readError ? errorText(numbers.readError) : undefined}
      onFile={(file) => add([file])}
    />
  );
}

/** The columns as they were found; the reader corrects them. */
function Places({ of, numbers }: { of: NumbersOf; numbers: NumberImport }) {
  const { t } = useTranslation('erp');
  const { columns, chosen } = numbers.preview ?? { columns: [], chosen: { order: null, number: null, day: null } };
  const options = columns.map(({ place, head }) => ({ value: String(place), label: head }));
  const field = (name: 'order' | 'number' | 'day', label: string, placeholder: string) => (
    <Field label={label}>
      <Select
        placeholder={placeholder}
        options={options}
        value={chosen[name] === null ? '' : String(chosen[name])}
        onChange={({ target }) => numbers.choose({ [name]: target.value === '' ? null : Number(target.value) })}
      />
    </Field>
  );
  return (
    <Columns $count={of === 'approval' ? 3 : 2}>
      {field('order', t('numbers.order'), t('numbers.choose'))}
      {field('number', t(of === 'approval' ? 'numbers.approval' : 'numbers.number'), t('numbers.choose'))}
      {of === 'approval' && field('day', t('numbers.day'), t('numbers.noDay'))}
    </Columns>
  );
}
