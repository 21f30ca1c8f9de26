import { Sparkles } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { paths } from '../../../paths';
import { MoneyText } from '../../../shared/MoneyText';
import { layers } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { color, shadow } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { alternatesOf } from '../alternates';
import { awardGroups, lateLinesOf } from '../awardGroups';
import { GrandTotals } from '../GrandTotals';
import { bestPerLine, type Selection } from '../selection';
import { signsIn } from './cellFigures';
import { SignLegend } from './CellSigns';

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
    padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};
    box-shadow: ${shadow('overlay')};
  }
`;

/** One line, of which the last sellers give way as a whole: what wraps is hidden. */
const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  overflow: hidden;
  min-width: 0;
  height: 1.5em;
  line-height: 1.5;
  white-space: nowrap;
  /* A sum is never left out: where the sellers have no room, it may take a second line. */
  ${media.tablet} {
    gap: 0 ${space(4)};
    height: auto;
  }
  /* A sum is never cut: each stands in a line of its own beside the button. */
  ${media.phone} {
    flex: 1;
    flex-direction: column;
    gap: 0;
    height: auto;
    white-space: normal;
    & > span {
      color: ${color('textMuted')};
      ${type(12)}
    }
  }
`;

/** Who gets how much; phones and tablets have room for the sums alone, the award shows the sellers. */
const Seller = styled.span`
  color: ${color('textMuted')};
  ${type(13)}
  ${media.tablet} {
    display: none;
  }
  ${media.phone} {
    display: none;
  }
`;

/** What the signs above mean, while the place is free; what has no room is hidden as a whole, and stands in the whole legend. */
const Legend = styled.div`
  flex: 1;
  overflow: hidden;
  height: 1.5em;
  min-width: 0;
  ${type(12)}
`;

/** Above the bar, wherever that stands. */
const Undo = styled.div`
  position: absolute;
  right: 0;
  bottom: calc(100% + ${space(1)});
  left: 0;
`;

const Warning = styled.span`
  color: ${color('warningText')};
`;

const Actions = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: ${space(2)};
`;

type Props = {
  comparison: Comparison;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** On a phone: the sum and one button. */
  narrow: boolean;
  /** The way back from a choice for many lines at once. */
  undo?: ReactNode;
  /** Opens the award on a phone; absent where it has a page of its own. */
  onAward?: (() => void) | undefined;
};

/** What is selected so far: how many lines from how many sellers, what it costs, quick choices, and the way to send it. */
export function SelectionBar({ comparison, selection, onSelect, narrow, undo, onAward }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const groups = awardGroups(comparison, selection);
  const alternates = groups.flatMap(alternatesOf).length;
  const late = groups.flatMap(lateLinesOf).length;
  const chosen = Object.keys(selection).length;
  const signs = useMemo(() => signsIn(comparison), [comparison]);
  const best = comparison.split_allowed && (
    <Button size="sm" icon={<Sparkles />} onClick={() => onSelect(bestPerLine(comparison))}>
      {t('compare.bestPerLine')}
    </Button>
  );
  return (
    <Bar aria-label={t('compare.award')} data-paper="none" data-foot-bar>
      {undo && <Undo>{undo}</Undo>}
      <Sums aria-live="polite">
        <strong>
          {t('compare.chosen', { count: chosen, total: comparison.rows.length })}
          {groups.length > 1 && ` · ${t('compare.ofSellers', { count: groups.length })}`}
        </strong>
        {late > 0 && <Warning>{t('award.late.chosen', { count: late })}</Warning>}
        {alternates > 0 && <Warning>{t('award.alternates.chosen', { count: alternates })}</Warning>}
        <GrandTotals groups={groups} />
        {groups.map(({ seller, totals, lines }) => (
          <Seller key={seller.quotation_id}>
            {seller.company_name} · {t('lineCount', { count: lines.length })} ·{' '}
            <MoneyText amount={totals.total_amount} currency={totals.currency} />
          </Seller>
        ))}
      </Sums>
      {chosen === 0 && !narrow && (
        <Legend>
          <SignLegend bare signs={signs} />
        </Legend>
      )}
      <Actions>
        {narrow && chosen > 0 ? (
          <ToAward number={comparison.rfq_number_id} onAward={onAward} />
        ) : (
          <>
            {!narrow && (
              <Button size="sm" variant="ghost" onClick={() => onSelect({})} disabled={chosen === 0}>
                {t('compare.clear')}
              </Button>
            )}
            {best}
          </>
        )}
      </Actions>
    </Bar>
  );
}

function ToAward({ number, onAward }: { number: string; onAward: (() => void) | undefined }) {
  const { t } = useTranslation('project');
  if (onAward)
    return (
      <Button variant="primary" aria-haspopup="dialog" onClick={onAward}>
        {t('compare.toAward')}
      </Button>
    );
  return (
    <ButtonLink variant="primary" href={paths.project.award(number)}>
      {t('compare.toAward')}
    </ButtonLink>
  );
}
