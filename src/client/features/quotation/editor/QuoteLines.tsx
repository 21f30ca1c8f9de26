import { useTranslation } from 'next-i18next/pages';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import type { Currency } from '../../../../contract/values';
import type { GridJump } from '../../../ui/grid/gridTypes';
import { LineGrid } from '../../../ui/LineGrid';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { UndoBar } from '../../../ui/UndoBar';
import { AlternateDialog } from './AlternateDialog';
import { AlternateList } from './AlternateList';
import { FillTools, type Filled } from './FillTools';
import { PastPriceHint } from './PastPriceHint';
import { type QuoteRow, rowOf } from './quoteRow';
import { SheetTools } from './sheet/SheetTools';
import type { PastPrices } from './priceAnomaly';
import { makeSelectedRow } from './selectedRow';
import { useQuoteColumns } from './useQuoteColumns';
import { countChanged } from './fillRows';

type Props = {
  request: SellerRequest;
  rows: QuoteRow[];
  past: PastPrices;
  currency: Currency;
  jump: GridJump | null;
  onChange: (rows: QuoteRow[]) => void;
  /** Called with a row with what is being typed into one of its cells. */
  onType: (row: QuoteRow) => void;
};

/** Lines are named by their number in the request everywhere: in problems, sheets and documents. */
const lineNumber = ({ line }: QuoteRow) => line.line_no;

/** The grid of prices with its tools, and the alternates below it. */
export const QuoteLines = memo(function QuoteLines(props: Props) {
  const { request, rows, past, currency, jump, onChange, onType } = props;
  const { t } = useTranslation('seller');
  const columns = useQuoteColumns(currency, request.alternates_allowed, past);
  const [selected] = useState(makeSelectedRow);
  const settled = useDeferredValue(rows);
  const alternates = useMemo(() => settled.filter((row) => row.response === 'alternate'), [settled]);
  const { editing, setEditing, undo, forget, takeBack, edit, fill, replace, save } = useQuoteEdits(rows, onChange);
  const model = () => rows[selected.get()];
  return (
    <>
      <Section
        title={t('quote.lines')}
        count={rows.length}
        note={<span data-paper="none">{t('quote.linesNote')}</span>}
        actions={
          <>
            <SheetTools
              requestId={request.rfq_number_id}
              rows={rows}
              currency={currency}
              onFill={(next) => fill({ rows: next, kind: 'appliedRows' })}
            />
            <FillTools rows={rows} currency={currency} model={model} past={past} onFill={fill} />
          </>
        }
      >
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
              undo && (
                <UndoBar key={undo.id} onUndo={() => takeBack(undo.before)} onExpire={forget}>
                  {undo.text}
                </UndoBar>
              )
            }
            rowNumber={lineNumber}
            jump={jump}
            onSelectRows={(chosen) => chosen?.[0] !== undefined && selected.set(chosen[0])}
          />
          <PastPriceHint rows={rows} past={past} currency={currency} selected={selected} onTake={replace} />
        </Stack>
      </Section>
      <AlternateList rows={alternates} onEdit={setEditing} />
      {editing && <AlternateDialog row={editing} onClose={() => setEditing(null)} onSave={save} />}
    </>
  );
});

type Undo = { before: QuoteRow[]; text: string; id: number };

/**
 * The ways in which rows change: typed over, filled in one go with the way back, by the dialog of an alternate. What is
 * typed after a filling ends its way back.
 */
function useQuoteEdits(rows: QuoteRow[], onChange: (rows: QuoteRow[]) => void) {
  const { t } = useTranslation('seller');
  /** The alternate whose dialog is open. */
  const [editing, setEditing] = useState<QuoteRow | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const forget = () => setUndo(null);

  const edit = (next: QuoteRow[]) => {
    forget();
    onChange(next);
    const fresh = next.filter((row, index) => row.response === 'alternate' && rows[index]?.response !== 'alternate');
    if (fresh.length === 1 && fresh[0]?.deviations.length === 0) setEditing(fresh[0]);
  };
  const fill = ({ rows: next, kind }: Filled) => {
    const count = countChanged(rows, next);
    if (count === 0) return;
    setUndo({ before: rows, text: t(`fill.${kind}`, { count }), id: Date.now() });
    onChange(next);
  };
  const replace = (changed: QuoteRow) => {
    forget();
    onChange(rows.map((row) => (row.id === changed.id ? changed : row)));
  };
  const save = (changed: QuoteRow) => {
    setEditing(null);
    // The dialog's copy may be older than a change made meanwhile: only what it edits is taken.
    const { response, offered_spec, deviations } = changed;
    const now = rows.find((row) => row.id === changed.id);
    if (now) replace({ ...now, response, offered_spec, deviations });
  };
  const takeBack = (to: QuoteRow[]) => {
    onChange(to);
    forget();
  };
  return { editing, setEditing, undo, forget, takeBack, edit, fill, replace, save };
}
