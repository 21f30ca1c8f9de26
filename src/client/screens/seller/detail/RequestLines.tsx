import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { countUnweighed } from '../../../../domain/material/totalWeight';
import { WeightSum } from '../../../parts/WeightSum';
import { Checkbox } from '../../../ui/Checkbox';
import { FirstRows } from '../../../ui/FirstRows';
import { LongTable } from '../../../ui/LongTable';
import { Section } from '../../../ui/Section';
import { Inline } from '../../../ui/Stack';
import { useLineColumns } from './useLineColumns';

/** The requested lines; those in the seller's range are marked and can be shown alone. */
export function RequestLines({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const columns = useLineColumns(request);
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
      <FirstRows count={lines.length}>
        <LongTable
          aria-label={t('detail.lines')}
          columns={columns}
          rows={lines}
          rowKey={(line) => line.id}
          rowTone={(line) => (line.excluded ? 'muted' : undefined)}
          minWidth={860}
          dense
        />
      </FirstRows>
    </Section>
  );
}
