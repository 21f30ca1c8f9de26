import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../../ui/toast';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { CountedButton } from '../../../ui/CountedButton';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { LeaveButton } from '../../../ui/LeaveButton';
import { Progress } from '../../../ui/Progress';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import type { UntakenColumn } from '../../../../contract/entities/stockList';
import { ListPreview } from './ListPreview';
import { ListUpload } from './ListUpload';
import { type StockListing, useStockList } from './useStockList';

/** Takes a stock list in from a spreadsheet: what each row would do is shown before anything is done. */
export function StockListDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const list = useStockList();
  const { rows, begun, taking } = list;
  const apply = async () => {
    if (!(await list.apply())) return;
    toast.success(t('list.done', { count: list.count }));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !taking.running && onClose()}
      width={880}
      title={t('list.title')}
      description={t('list.text')}
      footer={<Actions list={list} onApply={() => void apply()} />}
    >
      <Stack $gap={4}>
        {!begun && <WarehouseChoice list={list} />}
        <ListUpload
          name={list.fileName}
          shown={!begun}
          disabled={!list.warehouse_id}
          reading={list.reading}
          error={list.readError}
          onArrived={list.take}
        />
        {rows.length > 0 && !list.reading && <Untaken columns={list.untaken} />}
        {rows.length > 0 && !list.reading && <ListPreview rows={rows} />}
        {list.similar > 0 && !begun && (
          <Checkbox
            checked={list.alike}
            onChange={(event) => list.setAlike(event.target.checked)}
            label={t('list.alike', { count: list.similar })}
          />
        )}
        {begun && (
          <Progress
            value={taking.done / Math.max(1, list.count)}
            label={t('list.progress', { done: taking.done, all: list.count })}
          />
        )}
        {taking.error && <InlineError onRetry={() => list.again()}>{errorText(taking.error)}</InlineError>}
      </Stack>
    </Dialog>
  );
}

/** The columns that the list is read without, by their titles, so that no price is missed unnoticed. */
function Untaken({ columns }: { columns: readonly UntakenColumn[] }) {
  const { t } = useTranslation('stock');
  if (columns.length === 0) return null;
  const titles = columns.map(({ title }) => `“${title}”`).join(', ');
  return (
    <Banner tone="warning">
      {t('list.untaken', { count: columns.length, titles })}
      {columns.some(({ is_price }) => is_price) && ` ${t('list.untakenPrice')}`}
    </Banner>
  );
}

function WarehouseChoice({ list }: { list: StockListing }) {
  const { t } = useTranslation('stock');
  return (
    <Field label={t('list.warehouse')} help={t('list.warehouseHelp')}>
      <Select
        placeholder={t('action.choose')}
        options={list.warehouses.map(({ id, name }) => ({ value: id, label: name }))}
        value={list.warehouse_id}
        onChange={({ target }) => list.choose(target.value)}
      />
    </Field>
  );
}

function Actions({ list, onApply }: { list: StockListing; onApply: () => void }) {
  const { t } = useTranslation('stock');
  const { taking, count } = list;
  return (
    <>
      {taking.running ? <Button onClick={taking.stop}>{t('add.stop')}</Button> : <LeaveButton />}
      <CountedButton
        variant="primary"
        count={count}
        none={t('list.applyNone')}
        why={list.rows.length > 0 && t('list.nothing')}
        disabled={list.reading}
        loading={taking.running}
        onClick={onApply}
      >
        {t('list.apply', { count: count - taking.done })}
      </CountedButton>
    </>
  );
}
