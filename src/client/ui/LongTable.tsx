import { useState } from 'react';
import { DataTable } from './DataTable';
import { MOST_DRAWN } from './dataTable/longTable';
import type { DataTableProps } from './dataTable/tableTypes';
import { LoadMore } from './LoadMore';
import { Stack } from './Stack';
import { useNarrow } from './useNarrow';
import { usePrinting } from './usePrinting';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';
import { Button } from './Button';

type Props<Row> = DataTableProps<Row> & {
  /** It scrolls in a box of its own: rows are drawn on demand instead of as they come into sight. */
  boxed?: boolean;
  /** Rows of a box, or on a phone, that are drawn at first and at each press. */
  step?: number;
};

/**
 * A table whose rows are all here, but too many to be drawn at once: those in sight are, or all where its reader asks for
 * them. On a phone and in a box the first ones are, and more at each press. Print shows them all.
 */
export function LongTable<Row>({ rows, boxed = false, step = MOST_DRAWN, ...table }: Props<Row>) {
  const [opened, setOpened] = useState(step);
  const [whole, setWhole] = useState(false);
  const narrow = useNarrow();
  const printing = usePrinting();
  if (rows.length <= (boxed ? step : MOST_DRAWN) || printing || whole) return <DataTable {...table} rows={rows} />;
  if (boxed || narrow) {
    return (
      <>
        <DataTable {...table} rows={rows.slice(0, opened)} />
        <LoadMore
          hasMore={rows.length > opened}
          loading={false}
          shown={Math.min(opened, rows.length)}
          onLoadMore={() => setOpened(opened + step)}
        />
      </>
    );
  }
  return (
    <Stack $gap={2}>
      <LongNote count={rows.length} onDrawAll={() => setWhole(true)} />
      <DataTable {...table} rows={rows} windowed />
    </Stack>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color('textMuted')};
  ${type(13)}
`;

/** Says of a long table that only the rows in sight are drawn, which a browser's search would not show; and draws them all. */
function LongNote({ count, onDrawAll }: { count: number; onDrawAll: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Root data-paper="none">
      {t('table.inSight', { count })}
      <Button size="sm" variant="ghost" onClick={onDrawAll}>
        {t('table.drawAll')}
      </Button>
    </Root>
  );
}
