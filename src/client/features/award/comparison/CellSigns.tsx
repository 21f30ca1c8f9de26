import {
  Ban,
  CircleHelp,
  Hourglass,
  PieChart,
  Replace,
  TriangleAlert,
  Trophy,
  Unlink,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import {
  CELL_SIGNS,
  type CellDistance,
  type CellSign,
  type DistanceStep,
  STEP_BOUNDS,
} from '../../../../domain/compare/distance';
import { color } from '../../../theme/roles';
import { theme } from '../../../theme/theme';
import { radius, space, type } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const ICONS: Readonly<Record<CellSign, LucideIcon>> = {
  best: Trophy,
  fastest: Zap,
  alternate: Replace,
  partial: PieChart,
  doubtful: TriangleAlert,
  stale: Hourglass,
  notComparable: Unlink,
  noQuote: Ban,
  notAnswered: CircleHelp,
};

const Icon = styled.span<{ $sign: CellSign }>`
  display: inline-flex;
  flex-shrink: 0;
  color: ${({ $sign }) => {
    if ($sign === 'best') return theme.color.successText;
    if ($sign === 'fastest') return theme.color.infoText;
    return $sign === 'noQuote' || $sign === 'notAnswered' ? theme.color.textMuted : theme.color.warningText;
  }};
  & > svg {
    width: 13px;
    height: 13px;
  }
`;

/** One sign of a cell, with its word for who points at it or cannot see it. */
export function SignIcon({ sign }: { sign: CellSign }) {
  const { t } = useTranslation('project');
  return <SignMark sign={sign} word={t(`compare.sign.${sign}`)} />;
}

/** The same with its word given: thousands of cells do not each listen to the language. */
export function SignMark({ sign, word }: { sign: CellSign; word: string }) {
  const Drawn = ICONS[sign];
  return (
    <Icon $sign={sign} title={word}>
      <Drawn aria-hidden />
      <VisuallyHidden>{word}</VisuallyHidden>
    </Icon>
  );
}

const BARS: Readonly<Record<DistanceStep, number>> = { best: 0, near: 1, far: 2, farthest: 3 };

const Bars = styled.span<{ $step: DistanceStep }>`
  flex-shrink: 0;
  color: ${({ $step }) => ($step === 'near' ? theme.color.textMuted : theme.color.warningText)};
  & > svg {
    display: block;
    width: 11px;
    height: 11px;
  }
`;

type Above = Pick<CellDistance, 'step' | 'over_pct'>;

/** How far a price lies above the lowest, as one to three bars; nothing at the lowest itself and at a doubtful price. */
export function StepMark(above: Above) {
  const { t } = useTranslation('project');
  return <DistanceMark {...above} wordOf={(over) => t('compare.over', { over })} />;
}

/** The same with its words given. */
export function DistanceMark({ step, over_pct: over, wordOf }: Above & { wordOf: (over: string) => string }) {
  const filled = step === null ? 0 : BARS[step];
  if (step === null || over === null || filled === 0) return null;
  const word = wordOf(over);
  return (
    <Bars $step={step} title={word}>
      <StepBars filled={filled} />
      <VisuallyHidden>{word}</VisuallyHidden>
    </Bars>
  );
}

function StepBars({ filled }: { filled: number }) {
  return (
    <svg viewBox="0 0 11 11" aria-hidden>
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          x={bar * 4}
          y={7 - bar * 3}
          width={3}
          height={4 + bar * 3}
          fill="currentColor"
          opacity={bar < filled ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceMuted')};
  ${type(12)}
  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
  }
`;

const STEPS = ['near', 'far', 'farthest'] as const;

/** What the signs and steps of the matrix mean. */
export function SignLegend({ id }: { id?: string }) {
  const { t } = useTranslation('project');
  return (
    <List id={id} aria-label={t('compare.legend')}>
      {STEPS.map((step) => (
        <li key={step}>
          <Bars $step={step} aria-hidden>
            <StepBars filled={BARS[step]} />
          </Bars>
          {t(`compare.step.${step}`, STEP_BOUNDS)}
        </li>
      ))}
      {CELL_SIGNS.map((sign) => {
        const Drawn = ICONS[sign];
        return (
          <li key={sign}>
            <Icon $sign={sign} aria-hidden>
              <Drawn />
            </Icon>
            {t(`compare.sign.${sign}`)}
          </li>
        );
      })}
    </List>
  );
}

/** How a distance is written in a cell: `+12%`; nothing at the lowest price. */
export function overText({ step, over_pct }: Above): string | null {
  const over = Math.round(Number(over_pct ?? 0));
  return step === 'best' || over <= 0 ? null : `+${over}%`;
}
