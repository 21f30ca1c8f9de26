import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../../../contract/values';
import { convertQuantity } from '../../../../domain/money/lineAmount';
import { CompanyName } from '../../../parts/CompanyName';
import { LineTable } from '../../../parts/LineTable';
import { fromRfqLine, type LineRow } from '../../../parts/lineRow';
import { TermsList } from '../../../parts/TermsList';
import { TotalsBox } from '../../../parts/TotalsBox';
import { Banner } from '../../../ui/Banner';
import { Card } from '../../../ui/Card';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { Split } from '../../../ui/Split';
import { AlternateTicks } from './AlternateTicks';
import type { AwardGroup } from './awardGroups';
import { measuresOfLine } from './measures';
import type { Acceptance } from './useAcceptance';

/** A requested line with the price it would be ordered at, and what is offered in its place. */
function pricedRow({ line, cell, qty, amount }: AwardGroup['lines'][number]): LineRow {
  const { unit_price, price_uom, maker, origin, lead_days, offered_spec: offered, deviations } = cell.line;
  const asked = fromRfqLine(line);
  return {
    ...asked,
    qty,
    weight_kg: convertQuantity(qty, measuresOfLine(line), 'KG')?.toFixed(3) ?? null,
    unit_price,
    price_uom,
    amount,
    maker,
    origin,
    lead_days,
    alternate: cell.line.response === 'alternate' ? { requested: line, offered, deviations } : null,
  };
}

/** What one seller would be awarded, what it costs, and where its conditions are not met. */
export function AwardGroupCard({ group, acceptance }: { group: AwardGroup; acceptance: Acceptance }) {
  const { t } = useTranslation('project');
  const { seller, lines, totals } = group;
  const currency: Currency = totals.currency;
  const { delivery_term, payment_term, valid_until, memo } = seller;
  return (
    <Section
      title={<CompanyName name={seller.company_name} verified={seller.company_verified} />}
      note={t('lineCount', { count: lines.length })}
    >
      {group.belowMinimum && <Banner tone="warning">{t('award.belowMinimum')}</Banner>}
      {group.incomplete && <Banner tone="warning">{t('award.incomplete')}</Banner>}
      <AlternateTicks group={group} acceptance={acceptance} />
      <Split>
        <Stack $gap={4}>
          <LineTable rows={lines.map(pricedRow)} currency={currency} />
          <Card>
            <TermsList terms={{ delivery_term, payment_term, valid_until, memo, currency }} />
          </Card>
        </Stack>
        <TotalsBox totals={totals} />
      </Split>
    </Section>
  );
}
