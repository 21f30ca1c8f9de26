import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { toast } from 'react-hot-toast';
import { stockCondition, type StockCondition } from '../../../../contract/entities/stock';
import { useStockWork } from '../../../queries/stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { Textarea } from '../../../ui/Textarea';
import { PlaceFields } from '../deeds/PlaceFields';
import { LotReadings } from './LotReadings';
import { readLots } from './readLots';

const MOST = 200;

/** Adds lots: one line each, read as a request's lines are; the quantity becomes the first receipt. */
export function AddLotsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('stock');
  const formId = useId();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [place, setPlace] = useState({ warehouse_id: '', bin: '' });
  const [condition, setCondition] = useState<StockCondition>('new');
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useStockWork();
  const typed = useDeferredValue(text);
  const lots = useMemo(() => readLots(typed), [typed]);
  const known = lots.filter((lot) => !lot.unknown);
  const problem = problemOf(known.length, place.warehouse_id);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem || isPending) return;
    const shared = { warehouse_id: place.warehouse_id, bin: place.bin.trim() || null, condition };
    const items = known.map(({ unknown: _unknown, ...lot }) => ({ ...lot, ...shared }));
    mutate(
      { deed: 'add', body: { items } },
      {
        onSuccess: () => {
          toast.success(t('add.done', { count: items.length }));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={640}
      title={t('mine.add')}
      description={t('add.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isPending}>
            {t('add.confirm', { count: known.length })}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send}>
        <Stack $gap={4}>
          <PlaceFields slip={place} onChange={(change) => setPlace((before) => ({ ...before, ...change }))} />
          <Field label={t('lot.condition')}>
            <Select
              options={stockCondition.options.map((value) => ({ value, label: t(`condition.${value}`) }))}
              value={condition}
              onChange={(event) => setCondition(stockCondition.parse(event.target.value))}
            />
          </Field>
          <Field label={t('add.lines')} help={t('add.linesHelp')} required>
            <Textarea rows={5} maxLength={40_000} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
          <LotReadings lots={lots} />
          {asked && problem && <InlineError>{t(`problem.${problem}`)}</InlineError>}
          {error && <InlineError>{errorText(error)}</InlineError>}
        </Stack>
      </form>
    </Dialog>
  );
}

function problemOf(count: number, warehouse: string): string | null {
  if (!warehouse) return 'warehouse';
  if (count === 0) return 'nothingRead';
  return count > MOST ? 'tooMany' : null;
}
