import { ArrowDown, Sparkles } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { MoneyText } from '../../../shared/MoneyText';
import { layers } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { color, shadow } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { FootRoom } from '../../../ui/FootRoom';
import { alternatesOf } from '../alternates';
import { awardGroups } from '../awardGroups';
import { GrandTotals } from '../GrandTotals';
import { bestPerLine, type Selection } from '../selection';

const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${layers.stickyBar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 36px;
  padding: 0 ${space(1)} 0 ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceRaised')};
  ${type(13)}
  ${media.phone} {
    bottom: calc(64px + env(safe-area-inset-bottom));
    flex-wrap: wrap;
    padding: ${space(2)} ${space(3)};
    box-shadow: ${shadow('overlay')};
  }
`;

/** One line, of which the last sellers give way. */
const Sums = styled.div`
  display: flex;
  gap: ${space(1)} ${space(4)};
  overflow: hidden;
  min-width: 0;
  white-space: nowrap;
  /* A sum is never cut: the buttons go below it. */
  ${media.phone} {
    flex: 1 0 100%;
    flex-wrap: wrap;
  }
`;

/** Who gets how much; a phone has room for the sums alone, the next screen shows the sellers. */
const Seller = styled.span`
  color: ${color('textMuted')};
  ${type(13)}
  ${media.phone} {
    display: none;
  }
`;

const Warning = styled.span`
  color: ${color('warningText')};
`;

const Actions = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: ${space(2)};
  ${media.phone} {
    flex: 1;
    justify-content: space-between;
  }
`;

type Props = {
  comparison: Comparison;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Leads to the award, where it stands far below. */
  onAward?: (() => void) | undefined;
};

/** The award so far: how many lines from how many sellers, what it costs, quick choices, and the way to send it. */
export function SelectionBar({ comparison, selection, onSelect, onAward }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const groups = awardGroups(comparison, selection);
  const alternates = groups.flatMap(alternatesOf).length;
  const chosen = Object.keys(selection).length;
  return (
    <Bar aria-label={t('compare.award')} data-paper="none">
      <FootRoom />
      <Sums aria-live="polite">
        <strong>{t('compare.chosen', { count: chosen, total: comparison.rows.length })}</strong>
        {alternates > 0 && <Warning>{t('award.alternates.chosen', { count: alternates })}</Warning>}
        <GrandTotals groups={groups} />
        {groups.map(({ seller, totals, lines }) => (
          <Seller key={seller.quotation_id}>
            {seller.company_name} · {t('lineCount', { count: lines.length })} ·{' '}
            <MoneyText amount={totals.total_amount} currency={totals.currency} />
          </Seller>
        ))}
      </Sums>
      <Actions>
        <Button size="sm" variant="ghost" onClick={() => onSelect({})} disabled={chosen === 0}>
          {t('compare.clear')}
        </Button>
        {comparison.split_allowed && (
          <Button size="sm" icon={<Sparkles />} onClick={() => onSelect(bestPerLine(comparison))}>
            {t('compare.bestPerLine')}
          </Button>
        )}
        {onAward && chosen > 0 && (
          <Button size="sm" variant="primary" icon={<ArrowDown />} onClick={onAward}>
            {t('compare.toAward')}
          </Button>
        )}
      </Actions>
    </Bar>
  );
}
