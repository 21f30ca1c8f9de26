import { STOCK_CONDITIONS } from '../../../../contract/choices';
import { useTranslation } from 'next-i18next/pages';
import { useDeferredValue, useMemo, useState } from 'react';
import { toast } from '../../../ui/toast';
import type { StockCondition } from '../../../../contract/entities/stock';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { IconButton } from '../../../ui/IconButton';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { type } from '../../../theme/tokens';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { NoteField } from '../../../ui/NoteField';
import { PlaceFields } from '../actions/PlaceFields';
import { readLots } from './readLots';
import { WarehousesDialog } from './WarehousesDialog';
import { useStockWork } from '../stockWork';
import type { ReadLot } from '../../../../domain/stock/lotLine';
import { Muted } from '../../../shared/market/Muted';
import { QuantityText } from '../../../shared/QuantityText';
import { SpecText } from '../../../shared/SpecText';
import { useWarningWords } from '../../../shared/useWarningWords';
import { DataTable } from '../../../ui/DataTable';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { stockQueries } from '../stockQueries';

/** Adds lots, typed or pasted one a line; what was read is shown before anything is added. */
export function AddLotsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [form, setForm] = useState({ warehouse_id: '', bin: '' });
  const { only, none } = useOwnWarehouses();
  const [making, setMaking] = useState(false);
  const place = { ...form, warehouse_id: form.warehouse_id || only };
  const [condition, setCondition] = useState<StockCondition>('new');
  const [requested, setRequested] = useState(false);
  const adding = useAddLots();
  const typed = useDeferredValue(text);
  const read = useMemo(() => readLots(typed), [typed]);
  const [dropped, setDropped] = useState<{ of: string; lots: ReadonlySet<ReadLot> }>({ of: '', lots: new Set() });
  const lots = dropped.of === typed ? read.filter((lot) => !dropped.lots.has(lot)) : read;
  const drop = (lot: ReadLot) =>
    setDropped(({ of, lots: before }) => ({ of: typed, lots: new Set([...(of === typed ? before : []), lot]) }));
  const known = lots.filter((lot) => !lot.unknown);
  const doubtful = known.filter((lot) => lot.doubts.length > 0).length;
  /** The text whose doubtful lots were looked at: another text asks again. */
  const [looked, setLooked] = useState('');
  const isLooked = doubtful === 0 || looked === typed;
  const begun = adding.running || adding.added > 0;
  const send = async () => {
    setRequested(true);
    if (!place.warehouse_id || !isLooked || adding.running) return;
    const shared = { warehouse_id: place.warehouse_id, bin: place.bin.trim() || null, condition };
    if (!(await adding.start(known, shared))) return;
    toast.success(t('add.done', { count: known.length }));
    onClose();
  };
  return (
    <>
      <FormDialog
        onClose={() => !adding.running && onClose()}
        onSubmit={() => void send()}
        width={560}
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
              {none && (
                <Banner action={<Button onClick={() => setMaking(true)}>{t('warehouse.add')}</Button>}>
                  {t('warehouse.noneText')}
                </Banner>
              )}
              <PlaceFields form={place} onChange={(change) => setForm((before) => ({ ...before, ...change }))} />
              <Field label={t('lot.condition')}>
                <Select
                  options={STOCK_CONDITIONS.map((value) => ({ value, label: t(`condition.${value}`) }))}
                  value={condition}
                  onChange={(event) => setCondition(event.target.value as StockCondition)}
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
          <LotReadings lots={lots} onDrop={begun ? null : drop} />
          {!begun && doubtful > 0 && (
            <Banner tone="warning" title={t('add.doubtful', { count: doubtful })}>
              <Checkbox
                label={t('add.doubtfulConfirm')}
                checked={looked === typed}
                onChange={(event) => setLooked(event.target.checked ? typed : '')}
              />
            </Banner>
          )}
          {requested && !isLooked && <InlineError>{t('problem.doubtful')}</InlineError>}
          {begun && <Text aria-live="polite">{t('add.progress', { done: adding.added, all: known.length })}</Text>}
          {requested && !place.warehouse_id && <InlineError>{t('problem.warehouse')}</InlineError>}
          {adding.error && <InlineError>{errorText(adding.error)}</InlineError>}
        </Stack>
      </FormDialog>
      {making && <WarehousesDialog onClose={() => setMaking(false)} />}
    </>
  );
}

/** The server adds this many at once, all or none. */
const CHUNK = 200;

interface Shared {
  warehouse_id: string;
  bin: string | null;
  condition: 'new' | 'surplus' | 'used' | 'remnant';
}

/**
 * Adds any number of lots, so many at a time. After a refusal or a stop the next start goes on where it ended, so that
 * nothing is added twice.
 */
function useAddLots() {
  const { mutateAsync, error, reset } = useStockWork();
  const [added, setAdded] = useState(0);
  const [running, setRunning] = useState<AbortController | null>(null);

  const start = async (lots: readonly ReadLot[], shared: Shared): Promise<boolean> => {
    const stop = new AbortController();
    setRunning(stop);
    reset();
    try {
      for (let at = added; at < lots.length; at += CHUNK) {
        if (stop.signal.aborted) return false;
        const part = lots.slice(at, at + CHUNK);
        const items = part.map(({ unknown: _unknown, doubts: _doubts, ...lot }) => ({ ...lot, ...shared }));
        await mutateAsync({ action: 'add', body: { items } });
        setAdded(at + part.length);
      }
      return true;
    } catch {
      return false;
    } finally {
      setRunning(null);
    }
  };
  return { start, stop: () => running?.abort(), running: running !== null, added, error };
}

const Doubt = styled.span`
  display: block;
  color: ${color('warningText')};
  ${type(12)}
`;

/** More rows would make the window slow to draw. */
const MOST_SHOWN = 300;

/** What was understood of each line, before anything is added. */
function LotReadings({ lots, onDrop }: { lots: readonly ReadLot[]; onDrop: ((lot: ReadLot) => void) | null }) {
  const { t } = useTranslation('stock');
  const words = useWarningWords();
  if (lots.length === 0) return null;
  return (
    <>
      {lots.length > MOST_SHOWN && <Muted>{t('add.first', { shown: MOST_SHOWN, all: lots.length })}</Muted>}
      <DataTable
        dense
        aria-label={t('add.read')}
        maxHeight="240px"
        rows={lots.slice(0, MOST_SHOWN).map((lot, no) => ({ ...lot, no, lot }))}
        rowKey={(row) => String(row.no)}
        columns={[
          {
            key: 'material',
            header: t('lot.material'),
            wrap: true,
            render: (row) =>
              row.unknown ? (
                <Muted>
                  {t('add.unknown')} {row.raw_text}
                </Muted>
              ) : (
                <>
                  <SpecText spec={row.spec} raw={row.raw_text} withRaw />
                  {row.spec.category === 'unclassified' ? (
                    <Doubt>{t('add.unclassified')}</Doubt>
                  ) : (
                    row.doubts.length > 0 && <Doubt>{t('add.doubt', { doubts: words(row.doubts) })}</Doubt>
                  )}
                </>
              ),
          },
          {
            key: 'qty',
            header: t('lot.on_hand'),
            align: 'right',
            width: '104px',
            render: (row) => (row.qty ? <QuantityText qty={row.qty} uom={row.uom} /> : <Muted>{t('add.noQty')}</Muted>),
          },
          {
            key: 'drop',
            header: '',
            label: '',
            align: 'right',
            width: '48px',
            render: ({ lot }) =>
              onDrop && (
                <IconButton
                  size="sm"
                  icon={<X />}
                  label={t('add.drop', { text: lot.raw_text })}
                  onClick={() => onDrop(lot)}
                />
              ),
          },
        ]}
      />
    </>
  );
}

/** `only`: number of the warehouse where a company has just one, so that there is nothing to choose; else ''. `none`: it has none. */
function useOwnWarehouses(): { only: string; none: boolean } {
  const { data } = useQuery(stockQueries(useApi()).warehouses());
  const [first, ...others] = data?.items ?? [];
  return { only: first && others.length === 0 ? first.id : '', none: data !== undefined && !first };
}
