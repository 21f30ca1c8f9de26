import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useMemo, useState } from 'react';
import { toast } from 'react-hot-toast';
import { type StockCondition, stockCondition } from '../../../../contract/entities/stock';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { NoteField } from '../../../ui/NoteField';
import { PlaceFields } from '../deeds/PlaceFields';
import { useOnlyWarehouse } from '../deeds/useOnlyWarehouse';
import { LotReadings } from './LotReadings';
import { readLots } from './readLots';
import { useAddLots } from './useAddLots';

/** Adds lots, typed or pasted one a line; what was read is shown before anything is added. */
export function AddLotsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [slip, setSlip] = useState({ warehouse_id: '', bin: '' });
  const only = useOnlyWarehouse();
  const place = { ...slip, warehouse_id: slip.warehouse_id || only };
  const [condition, setCondition] = useState<StockCondition>('new');
  const [asked, setAsked] = useState(false);
  const adding = useAddLots();
  const typed = useDeferredValue(text);
  const lots = useMemo(() => readLots(typed), [typed]);
  const known = lots.filter((lot) => !lot.unknown);
  const begun = adding.running || adding.added > 0;
  const send = async () => {
    setAsked(true);
    if (!place.warehouse_id || adding.running) return;
    const shared = { warehouse_id: place.warehouse_id, bin: place.bin.trim() || null, condition };
    if (!(await adding.start(known, shared))) return;
    toast.success(t('add.done', { count: known.length }));
    onClose();
  };
  return (
    <FormDialog
      onClose={() => !adding.running && onClose()}
      onSubmit={() => void send()}
      width={640}
      title={t('mine.add')}
      description={t('add.text')}
      submitLabel={t('add.confirm', { count: known.length - adding.added })}
      submitCount={known.length}
      submitNone={t('mine.add')}
      loading={adding.running}
      leave={adding.running && <Button onClick={adding.stop}>{t('add.stop')}</Button>}
    >
      <Stack $gap={4}>
        {/* Once a part is in, place and list stay as they are: the rest belongs to it. */}
        {!begun && (
          <>
            <PlaceFields slip={place} onChange={(change) => setSlip((before) => ({ ...before, ...change }))} />
            <Field label={t('lot.condition')}>
              <Select
                options={stockCondition.options.map((value) => ({ value, label: t(`condition.${value}`) }))}
                value={condition}
                onChange={(event) => setCondition(stockCondition.parse(event.target.value))}
              />
            </Field>
            <NoteField
              label={t('add.lines')}
              help={t('add.linesHelp')}
              rows={6}
              maxLength={40_000}
              value={text}
              onChange={setText}
            />
          </>
        )}
        <LotReadings lots={lots} />
        {begun && <Text aria-live="polite">{t('add.progress', { done: adding.added, all: known.length })}</Text>}
        {asked && !place.warehouse_id && <InlineError>{t('problem.warehouse')}</InlineError>}
        {adding.error && <InlineError>{errorText(adding.error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
