import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { toast } from '../../../../ui/toast';
import { useApi } from '../../../../api/ApiProvider';
import { useChangeCart } from '../../../../queries/cart';
import { marketQueries } from '../../../../queries/market';
import { useReader } from '../../../../shared/useReader';
import { leftOpen } from '../../../../../domain/stock/leftOpen';
import { DataTable } from '../../../../ui/DataTable';
import { Section } from '../../../../ui/Section';
import type { EditorLine } from '../editorLine';
import { CandidateDialog } from './CandidateDialog';
import { fittingOffer, type MatchedLine, matchedLines, specsOf } from './matchedLines';
import { useMatchColumns } from './useMatchColumns';

type Props = {
  lines: readonly EditorLine[];
  onChange: (change: (lines: readonly EditorLine[]) => readonly EditorLine[]) => void;
};

/** Before sellers are invited: what of the list can be bought at once, or lies in the company's own warehouse. */
export const StockFirst = memo(function StockFirst({ lines, onChange }: Props) {
  const { t } = useTranslation('buyer');
  const settled = useDeferredValue(lines);
  const specs = useMemo(() => specsOf(settled), [settled]);
  const matches = useQuery(marketQueries(useApi()).matches(specs));
  const rows = useMemo(() => matchedLines(settled, matches.data), [settled, matches.data]);
  const cart = useChangeCart();
  const reader = useReader();
  /** Lines that moved before: one that was taken back since is in the cart already. */
  const moved = useRef(new Set<string>());
  const [candidate, setCandidate] = useState<MatchedLine | null>(null);
  const move = (row: MatchedLine) => {
    const offer = fittingOffer(row);
    if (!offer || cart.isPending) return;
    // A line may change while the question is open: what was looked at is what moves.
    const now = rows.find(({ line }) => line.key === row.line.key);
    if (now?.line !== row.line) return setCandidate(null);
    const seen = { seen_price: offer.unit_price, seen_price_uom: offer.price_uom };
    const more = !moved.current.has(`${row.line.key} ${offer.id}`);
    cart.mutate(
      { action: 'add', body: { stock: [{ item_id: offer.id, qty: row.line.qty, ...seen }], more } },
      {
        onSuccess: () => {
          setCandidate(null);
          moved.current.add(`${row.line.key} ${offer.id}`);
          // Left out, not deleted: the list of excluded lines takes it back.
          onChange((now) => now.map((line) => (line.key === row.line.key ? { ...line, excluded: true } : line)));
          toast.success(t('stockFirst.moved'));
        },
      },
    );
  };
  const choose = (row: MatchedLine) => {
    const offer = fittingOffer(row);
    if (offer && leftOpen(row.line.spec, offer.spec, reader).length > 0) setCandidate(row);
    else move(row);
  };
  const columns = useMatchColumns(choose, cart.isPending);
  if (specs.length === 0 || rows.length === 0) return null;
  return (
    <Section title={t('stockFirst.title')} count={rows.length} note={t('stockFirst.note')}>
      <DataTable
        dense
        aria-label={t('stockFirst.title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.line.key}
        maxHeight="360px"
      />
      {candidate && (
        <CandidateDialog
          row={candidate}
          busy={cart.isPending}
          onYes={() => move(candidate)}
          onClose={() => setCandidate(null)}
        />
      )}
    </Section>
  );
});
