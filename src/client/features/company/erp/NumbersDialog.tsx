import { useTranslation } from 'next-i18next/pages';
import { toast } from 'react-hot-toast';
import type { NumberRow } from '../../../../contract/entities/erp';
import { SpreadsheetDrop } from '../../../shared/files/SpreadsheetDrop';
import { UploadRows } from '../../../shared/files/UploadRows';
import { useUploads } from '../../../shared/files/useUploads';
import { useErrorText } from '../../../shell/errors/useErrorText';
import type { Tone } from '../../../theme/theme';
import { Chip } from '../../../ui/Chip';
import { CountedButton } from '../../../ui/CountedButton';
import { DataTable } from '../../../ui/DataTable';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { LeaveButton } from '../../../ui/LeaveButton';
import { Select } from '../../../ui/Select';
import { Columns, Stack } from '../../../ui/Stack';
import { Code, Text } from '../../../ui/Text';
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
        {numbers.preview && numbers.preview.rows.length > 0 && <Preview rows={numbers.preview.rows} />}
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

const MOST_SHOWN = 200;
const TONES: Readonly<Record<NumberRow['state'], Tone>> = {
  new: 'green',
  changed: 'blue',
  same: 'gray',
  unknown: 'yellow',
  twice: 'yellow',
  empty: 'yellow',
  closed: 'yellow',
};

function Preview({ rows }: { rows: readonly NumberRow[] }) {
  const { t } = useTranslation('erp');
  // What needs a look stands first.
  const sorted = [...rows].sort((a, b) => Number(TONES[b.state] === 'yellow') - Number(TONES[a.state] === 'yellow'));
  return (
    <>
      {rows.length > MOST_SHOWN && (
        <Text $color="textMuted">{t('numbers.first', { shown: MOST_SHOWN, all: rows.length })}</Text>
      )}
      <DataTable
        dense
        aria-label={t('numbers.preview')}
        maxHeight="320px"
        rows={sorted.slice(0, MOST_SHOWN)}
        rowKey={({ row }) => String(row)}
        columns={[
          { key: 'order', header: t('records.number'), render: ({ order_number }) => <Code>{order_number}</Code> },
          { key: 'row', header: t('numbers.row'), align: 'right', width: '64px', render: ({ row }) => row },
          { key: 'before', header: t('numbers.before'), wrap: true, render: ({ before }) => before ?? '–' },
          {
            key: 'after',
            header: t('numbers.after'),
            wrap: true,
            render: ({ number, issued_on }) => [number, issued_on].filter(Boolean).join(' · '),
          },
          {
            key: 'result',
            header: t('numbers.result'),
            width: '150px',
            render: ({ state }) => (
              <Chip size="sm" tone={TONES[state]}>
                {t(`numbers.states.${state}`)}
              </Chip>
            ),
          },
        ]}
      />
    </>
  );
}
