import { useTranslation } from 'next-i18next/pages';
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import type { Uom } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { lineRanges } from '../../../../domain/material/lineRanges';
import { plainPrice } from '../../../../domain/money/typedNumber';
import { priceFigure } from '../../../shared/figures';
import { Button } from '../../../ui/Button';
import type { CardLayout, GridJump } from '../../../ui/grid/gridTypes';
import { LineGrid } from '../../../ui/LineGrid';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { lateDialog } from '../../../ui/lateDialog';
import { UndoBar } from '../../../ui/UndoBar';
import { useLoaded } from '../../../ui/useLoaded';
import { AlternateList } from './AlternateList';
import { FillTools, type Filled } from './FillTools';
import { withResponse } from './offered';
import type { OwnLots } from './ownLots';
import { type QuoteRow, rowOf } from './quoteRow';
import { RowHelpers } from './RowHelpers';
import type { QuoteTerms } from './quoteTerms';
import { SheetTools } from './sheet/SheetTools';
import type { PastPrices } from './priceAnomaly';
import { keepPresets } from './presets';
import { makeSelectedRow } from './selectedRow';
import { useQuoteColumns } from './useQuoteColumns';
import { countChanged } from './fillRows';
import { followUnits, type Switched } from './unitSwitch';

const { Dialog: AlternateDialog } = lateDialog(() => import('./AlternateDialog').then((part) => part.AlternateDialog));

type Props = {
  request: SellerRequest;
  rows: QuoteRow[];
  past: PastPrices;
  lots: OwnLots;
  terms: QuoteTerms;
  jump: GridJump | null;
  onChange: (rows: QuoteRow[]) => void;
  onTerms: (terms: QuoteTerms) => void;
  /** Called with a row with what is being typed into one of its cells. */
  onType: (row: QuoteRow) => void;
  /** Stands beside the title, and what it opens. */
  openers: ReactNode;
  children: ReactNode;
};

/** Lines are named by their number in the request everywhere: in problems, sheets and documents. */
const lineNumber = ({ line }: QuoteRow) => line.line_no;

/** The grid of prices with its tools, and the alternates below it. */
export const QuoteLines = memo(function QuoteLines(props: Props) {
  const { request, rows, past, lots, terms, jump, onChange, onTerms, onType } = props;
  const { currency } = terms;
  const { t } = useTranslation(['seller', 'trade']);
  const columns = useQuoteColumns(currency, request.alternates_allowed, past, useLoaded(loadOfferedReader));
  const [selected] = useState(makeSelectedRow);
  const settled = useDeferredValue(rows);
  const alternates = useMemo(() => settled.filter((row) => row.response === 'alternate'), [settled]);
  const edits = useQuoteEdits(rows, currency, onChange);
  const { editing, setEditing, undo, forget, takeBack, edit, fill, take, save } = edits;
  const cards = useMemo(
    (): CardLayout<QuoteRow> => ({
      title: 'line',
      fields: ['unit_price', 'lead_days', 'no_quote_reason'],
      swipe: {
        label: t('trade:response.no_quote'),
        applies: ({ response }) => response !== 'no_quote',
        change: (row) => withResponse(row, 'no_quote'),
      },
    }),
    [t],
  );
  const model = () => rows[selected.get()];
  const chosen = () => selected.all().flatMap((index) => rows[index]?.id ?? []);
  return (
    <>
      <Section
        title={t('quote.lines')}
        count={rows.length}
        beside={props.openers}
        actions={
          <>
            <SheetTools
              requestId={request.rfq_number_id}
              rows={rows}
              terms={terms}
              onFill={(next, stated) => {
                onTerms(stated);
                fill({ rows: next, kind: 'appliedRows' });
              }}
            />
            <FillTools
              rows={rows}
              currency={currency}
              model={model}
              selected={chosen}
              past={past}
              lots={lots}
              onFill={fill}
            />
          </>
        }
      >
        {props.children}
        <Stack $gap={2}>
          <LineGrid
            aria-label={t('quote.lines')}
            columns={columns}
            value={rows}
            onChange={edit}
            onType={onType}
            newRow={() => (request.lines[0] ? rowOf(request.lines[0], undefined, false) : (rows[0] as QuoteRow))}
            canAddRows={false}
            height="window"
            name="quotation"
            actions={
              <>
                {/* At the grid's foot, so that the rows stay where they are from line to line. */}
                <RowHelpers rows={rows} past={past} lots={lots} currency={currency} selected={selected} onTake={take} />
                {undo && (
                  <UndoBar key={undo.id} onUndo={() => takeBack(undo.before)} onExpire={forget}>
                    {undo.text}{' '}
                    {undo.converted && (
                      <Button size="sm" variant="ghost" onClick={() => undo.converted && takeBack(undo.converted)}>
                        {t('own.convert')}
                      </Button>
                    )}
                  </UndoBar>
                )}
              </>
            }
            step={undo}
            rowNumber={lineNumber}
            cards={cards}
            jump={jump}
            onSelectRows={(places) => places?.[0] !== undefined && selected.set(places)}
          />
        </Stack>
      </Section>
      <AlternateList rows={alternates} onEdit={setEditing} />
      {editing && <AlternateDialog row={editing} onClose={() => setEditing(null)} onSave={save} />}
    </>
  );
});

/** Reads what is typed as offered; loaded once the grid stands, since it brings the whole reader of lists. */
const loadOfferedReader = () => import('./readOffered').then(({ readOffered }) => readOffered);

/** What was done to rows in one go, with the way back. */
type Undo = {
  before: QuoteRow[];
  text: string;
  id: number;
  /** The rows with their prices worked out for the unit that was chosen, where that can be. */
  converted?: QuoteRow[] | undefined;
};

/**
 * The ways in which rows change: typed over, filled in one go with the way back, by the dialog of an alternate. What is
 * typed after a filling ends its way back.
 */
function useQuoteEdits(rows: QuoteRow[], currency: Currency, onChange: (rows: QuoteRow[]) => void) {
  const { t } = useTranslation('seller');
  /** The alternate whose dialog is open. */
  const [editing, setEditing] = useState<QuoteRow | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const switchText = useSwitchText(currency);
  /** Rows that were replaced: an undo of the grid puts the very same back. */
  const [replaced] = useState(() => new WeakSet<QuoteRow>());
  const forget = () => setUndo(null);
  const emit = (next: QuoteRow[]) => {
    for (const [index, row] of rows.entries()) if (row !== next[index]) replaced.add(row);
    onChange(next);
  };
  const edit = (changed: QuoteRow[]) => {
    const next = keepPresets(rows, changed);
    const followed = followUnits(rows, next, currency, replaced);
    if (followed.switched.length > 0) {
      const converted = followed.switched.some((one) => one.converted) ? followed.rows : undefined;
      setUndo({ before: rows, text: switchText(followed.switched), id: Date.now(), converted });
    } else forget();
    emit(next);
    const fresh = next.filter((row, index) => row.response === 'alternate' && rows[index]?.response !== 'alternate');
    if (fresh.length === 1 && fresh[0]?.offered === '' && fresh[0].deviations.length === 0) setEditing(fresh[0]);
  };
  const change = (next: QuoteRow[], text: (count: number) => string) => {
    const count = countChanged(rows, next);
    if (count === 0) return;
    setUndo({ before: rows, text: text(count), id: Date.now() });
    emit(next);
  };
  const fill = ({ rows: next, kind, params }: Filled) =>
    change(next, (count) => t(`fill.${kind}`, { count, ...params }));
  const put = (changed: QuoteRow) => rows.map((row) => (row.id === changed.id ? changed : row));
  const changeLine = (changed: QuoteRow, step: 'tookPast' | 'tookStock' | 'alternate') =>
    change(put(changed), () => t(`fill.${step}`, { line: changed.line.line_no }));
  const save = (changed: QuoteRow) => {
    setEditing(null);
    // The dialog's copy may be older than a change made meanwhile: only what it edits is taken.
    const { response, offered_spec, deviations } = changed;
    const now = rows.find((row) => row.id === changed.id);
    if (now) changeLine(withResponse({ ...now, offered_spec, deviations }, response), 'alternate');
  };
  const takeBack = (to: QuoteRow[]) => {
    emit(to);
    forget();
  };
  return { editing, setEditing, undo, forget, takeBack, edit, fill, take: changeLine, save };
}

/** What is said of prices whose unit was switched: that the number stays, and what it is worked out for the new unit. */
function useSwitchText(currency: Currency) {
  const { t } = useTranslation(['seller', 'trade']);
  return (switched: readonly Switched[]) => {
    const written = ({ unit_price, price_uom }: QuoteRow) =>
      `${priceFigure(plainPrice(unit_price, currency), currency)} / ${t(`trade:uom.${price_uom as Uom}`)}`;
    const done = switched.filter(({ converted }) => converted);
    const unknown = lineRanges(switched.filter(({ converted }) => !converted).map(({ after }) => after.line.line_no));
    const [one] = done;
    return [
      done.length === 1 && one
        ? t('own.converted', {
            line: one.after.line.line_no,
            kept: written({ ...one.before, price_uom: one.after.price_uom }),
            after: written(one.after),
          })
        : done.length > 0 && t('own.convertedMany', { count: done.length }),
      unknown !== '' && t('own.notConverted', { lines: unknown }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
