import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { Comparison } from '../../../../contract/entities/comparison';
import { moneyFigure, quantityFigure } from '../../../shared/figures';
import { Stat } from '../../../ui/Stat';
import { StatRow } from '../../../ui/StatRow';
import { Text } from '../../../ui/Text';
import { planSaving } from '../planner/planShares';
import type { Planning } from '../planner/usePlanning';
import type { Selection } from '../selection';
import { type Against, against, lowestOf } from './overviewFigures';

interface Props {
  comparison: Comparison;
  planning: Planning;
  /** The plan's cells; the lowest of each line where no plan is there. */
  chosen: Selection;
  /** Price of the last purchase, by line. */
  last: ReadonlyMap<string, string>;
}

/** Five figures side by side, each saying which lines it is of. */
export function KeyFigures({ comparison, planning: { plan }, chosen, last }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const { currency, rows, sellers } = comparison;
  const unit = t(`trade:currency.${currency}`);
  const money = (amount: string) => ({ value: moneyFigure(amount, currency), unit });
  // First below each sum, and in bold where some lines are not in it: sums of other lines do not compare.
  const noted = (covered: string, ...facts: readonly (string | false | null | undefined)[]) => (
    <>
      <Text as="span" $size={13} $weight={Number(covered) < rows.length ? 'semibold' : 'regular'}>
        {t('plan.linesOf', { covered: quantityFigure(covered), total: rows.length })}
      </Text>
      {facts.map((fact) => fact && ` · ${fact}`)}
    </>
  );
  const lowest = useMemo(() => lowestOf(comparison), [comparison]);
  const targets = useMemo(() => new Map(rows.map(({ line }) => [line.id, line.target_price])), [rows]);
  const single = plan?.single;
  const saving = plan && planSaving(comparison, plan);
  const nameOf = (id: string) => sellers.find((seller) => seller.quotation_id === id)?.company_name ?? '';
  const compared = (found: Against | null, otherwise: string) =>
    found
      ? {
          value: `${Number(found.pct) > 0 ? '+' : ''}${found.pct}%`,
          note: t('overview.goodsOnly', { count: found.lines }),
        }
      : { value: t('overview.none'), note: otherwise };
  return (
    <StatRow>
      {plan && (
        <Stat
          label={t('overview.single')}
          {...(single ? money(single.total) : { value: t('overview.none') })}
          note={single ? noted(single.covered, nameOf(single.quotation_id)) : t('overview.noSingle')}
        />
      )}
      {plan && (
        <Stat
          label={t('overview.plan')}
          {...money(plan.total)}
          note={noted(
            plan.covered,
            t('overview.sellers', { count: plan.sellers }),
            saving && Number(saving.amount) > 0 && `−${saving.pct}%`,
          )}
        />
      )}
      {lowest?.total && (
        <Stat
          label={t('overview.lowest')}
          {...money(lowest.total)}
          note={noted(lowest.covered, t('overview.sellersFreight', { count: lowest.sellers }))}
        />
      )}
      <Stat
        label={t('overview.target')}
        {...compared(
          against(comparison, chosen, (id) => targets.get(id) ?? null),
          t('overview.noTarget'),
        )}
      />
      <Stat
        label={t('overview.last')}
        {...compared(
          against(comparison, chosen, (id) => last.get(id) ?? null),
          t('overview.noLast'),
        )}
      />
    </StatRow>
  );
}
