import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Attachment } from '../../../../contract/entities/file';
import { useApi } from '../../../api/ApiProvider';
import { stockQueries } from '../../../queries/stock';
import { usePreviewList } from '../../../queries/stockList';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { CountedButton } from '../../../ui/CountedButton';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Progress } from '../../../ui/Progress';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { isTaken } from './listParts';
import { ListPreview } from './ListPreview';
import { ListUpload } from './ListUpload';
import { useTakeOver } from './useTakeOver';
import { LeaveButton } from '../../../ui/LeaveButton';

/** Takes a stock list in from a spreadsheet: what each row would do is shown before anything is done. */
export function StockListDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const warehouses = useQuery(stockQueries(useApi()).warehouses()).data?.items ?? [];
  const [chosen, setChosen] = useState('');
  const warehouse_id = chosen || (warehouses[0]?.id ?? '');
  const [file, setFile] = useState<Attachment | null>(null);
  const [alike, setAlike] = useState(false);
  const preview = usePreviewList();
  const taking = useTakeOver();
  const { mutate: compare } = preview;
  const arrived = useCallback(
    (one: Attachment) => {
      setFile(one);
      compare({ file_id: one.file_id, warehouse_id });
    },
    [compare, warehouse_id],
  );
  const rows = preview.data ?? [];
  const count = rows.filter((row) => isTaken(row, alike)).length;
  const similar = rows.filter(({ problem }) => problem === 'alike').length;
  const begun = taking.running || taking.done > 0;
  const again = (id = warehouse_id) => {
    taking.forget();
    if (file) compare({ file_id: file.file_id, warehouse_id: id });
  };
  const take = async () => {
    if (!(await taking.start(rows, alike))) return;
    toast.success(t('list.done', { count }));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !taking.running && onClose()}
      width={880}
      title={t('list.title')}
      description={t('list.text')}
      footer={
        <>
          {taking.running ? <Button onClick={taking.stop}>{t('add.stop')}</Button> : <LeaveButton />}
          <CountedButton
            variant="primary"
            count={count}
            none={t('list.applyNone')}
            why={rows.length > 0 && t('list.nothing')}
            disabled={preview.isPending}
            loading={taking.running}
            onClick={() => void take()}
          >
            {t('list.apply', { count: count - taking.done })}
          </CountedButton>
        </>
      }
    >
      <Stack $gap={4}>
        {!begun && (
          <Field label={t('list.warehouse')} help={t('list.warehouseHelp')}>
            <Select
              placeholder={t('deed.choose')}
              options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
              value={warehouse_id}
              onChange={({ target }) => {
                setChosen(target.value);
                again(target.value);
              }}
            />
          </Field>
        )}
        <ListUpload
          name={file?.name}
          shown={!begun}
          disabled={!warehouse_id}
          reading={preview.isPending}
          error={preview.error}
          onArrived={arrived}
        />
        {rows.length > 0 && !preview.isPending && <ListPreview rows={rows} />}
        {similar > 0 && !begun && (
          <Checkbox
            checked={alike}
            onChange={(event) => setAlike(event.target.checked)}
            label={t('list.alike', { count: similar })}
          />
        )}
        {begun && (
          <Progress
            value={taking.done / Math.max(1, count)}
            label={t('list.progress', { done: taking.done, all: count })}
          />
        )}
        {taking.error && <InlineError onRetry={() => again()}>{errorText(taking.error)}</InlineError>}
      </Stack>
    </Dialog>
  );
}
