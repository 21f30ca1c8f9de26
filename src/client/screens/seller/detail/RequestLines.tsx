import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { countUnweighed } from '../../../../domain/material/totalWeight';
import { WeightSum } from '../../../parts/WeightSum';
import { Checkbox } from '../../../ui/Checkbox';
import { DataTable } from '../../../ui/DataTable';
import { LoadMore } from '../../../ui/LoadMore';
import { Section } from '../../../ui/Section';
import { Inline } from '../../../ui/Stack';
import { useLineColumns } from './useLineColumns';

/** Rows drawn at first; a request may hold thousands. */
const PAGE = 200;

/** The requested lines; those in the seller's range are marked and can be shown alone. */
export function RequestLines({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const columns = useLineColumns(request);
  const [limit, setLimit] = useState(PAGE);
  const [onlyMatched, setOnlyMatched] = useState(false);
  const matched = new Set(request.matched_line_ids);
  const lines = onlyMatched ? request.lines.filter((line) => matched.has(line.id)) : request.lines;
  const items = request.lines.filter((line) => !line.excluded).length;
  return (
    <Section
      title={t('detail.lines')}
      count={items}
      note={
        <Inline as="span" $gap={3}>
          <span>{t('detail.linesNote', { matched: request.matched_line_count })}</span>
          <span>
            <WeightSum kg={request.total_weight_kg} unweighed={countUnweighed(request.lines)} />
          </span>
        </Inline>
      }
      actions={
        <Checkbox
          label={t('detail.onlyMatched')}
          checked={onlyMatched}
          onChange={(event) => setOnlyMatched(event.target.checked)}
        />
      }
    >
      <DataTable
        aria-label={t('detail.lines')}
        columns={columns}
        rows={lines.slice(0, limit)}
        rowKey={(line) => line.id}
        rowTone={(line) => (line.excluded ? 'muted' : undefined)}
        minWidth={860}
        dense
      />
      <LoadMore
        hasMore={lines.length > limit}
        loading={false}
        shown={Math.min(limit, lines.length)}
        onLoadMore={() => setLimit(limit + PAGE)}
      />
    </Section>
  );
}
