import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import {
  CELL_SIGNS,
  type CellDistance,
  type CellSign,
  type DistanceStep,
  STEP_BOUNDS,
} from '../../../../domain/compare/distance';
import { by } from '../../../theme/by';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { SIGN_PATHS } from './signPaths';

/** The drawing of a sign where nothing else draws it; a cell of the matrix styles its own. */
function SignDrawing({ sign }: { sign: CellSign }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={SIGN_PATHS[sign]} />
    </svg>
  );
}

/** The colours of signs and bars that are drawings alone. */
export const signColours = css`
  & > svg {
    flex: none;
    color: ${color('warningText')};
  }
  & > [data-sign='best'] {
    color: ${color('successText')};
  }
  & > [data-sign='fastest'] {
    color: ${color('infoText')};
  }
  & > [data-sign='noQuote'],
  & > [data-sign='notAnswered'],
  & > [data-bars='near'] {
    color: ${color('textMuted')};
  }
`;

const Icon = styled.span<{ $sign: CellSign }>`
  display: inline-flex;
  flex-shrink: 0;
  color: ${color('warningText')};
  ${by('$sign', {
    best: `color: ${color('successText')};`,
    fastest: `color: ${color('infoText')};`,
    noQuote: `color: ${color('textMuted')};`,
    notAnswered: `color: ${color('textMuted')};`,
  })}
  & > svg {
    width: 13px;
    height: 13px;
  }
`;

/** One sign of a cell, with its word for who points at it or cannot see it. */
export function SignIcon({ sign }: { sign: CellSign }) {
  const { t } = useTranslation('project');
  const word = t(`compare.sign.${sign}`);
  return (
    <Icon $sign={sign} title={word}>
      <SignDrawing sign={sign} />
      <VisuallyHidden>{word}</VisuallyHidden>
    </Icon>
  );
}

/** A drawing that its title names. */
const PICTURE = { role: 'img' } as const;

/** One sign of a cell of the matrix, which styles it: as few elements as it takes, since thousands are drawn while scrolling. */
export function SignMark({ sign, word }: { sign: CellSign; word: string }) {
  return (
    <svg viewBox="0 0 24 24" {...PICTURE} data-sign={sign}>
      <title>{word}</title>
      <path d={SIGN_PATHS[sign]} />
    </svg>
  );
}

/** How a cell's signs and bars are drawn. */
export const signStrokes = css`
  & svg[data-sign] {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & svg[data-bars] {
    fill: currentcolor;
  }
`;

const BARS: Readonly<Record<DistanceStep, number>> = { best: 0, near: 1, far: 2, farthest: 3 };

const STEPS = ['near', 'far', 'farthest'] as const;

const Bars = styled.span<{ $step: DistanceStep }>`
  flex-shrink: 0;
  color: ${color('warningText')};
  ${by('$step', { near: `color: ${color('textMuted')};` })}
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
  const { step, over_pct: over } = above;
  const filled = step === null ? 0 : BARS[step];
  if (step === null || over === null || filled === 0) return null;
  const word = t('compare.over', { over });
  return (
    <Bars $step={step} title={word}>
      <StepBars filled={filled} aria-hidden />
      <VisuallyHidden>{word}</VisuallyHidden>
    </Bars>
  );
}

/** The same in a cell of the matrix, which styles it: a drawing alone with its word. */
export function DistanceMark({ step, over_pct: over, wordOf }: Above & { wordOf: (over: string) => string }) {
  const filled = step === null ? 0 : BARS[step];
  return step === null || over === null || filled === 0 ? null : (
    <svg viewBox="0 0 11 11" {...PICTURE} data-bars={step}>
      <title>{wordOf(over)}</title>
      <BarShapes filled={filled} />
    </svg>
  );
}

/** Three bars as two shapes: those that are full, and those that are not. */
const FULL = ['', 'M0 7h3v4H0z', 'M0 7h3v4H0zM4 4h3v7H4z', 'M0 7h3v4H0zM4 4h3v7H4zM8 1h3v10H8z'];
const EMPTY = ['M0 7h3v4H0zM4 4h3v7H4zM8 1h3v10H8z', 'M4 4h3v7H4zM8 1h3v10H8z', 'M8 1h3v10H8z', ''];

function BarShapes({ filled }: { filled: number }) {
  return (
    <>
      <path d={FULL[filled]} />
      {EMPTY[filled] && <path d={EMPTY[filled]} opacity="0.25" />}
    </>
  );
}

function StepBars({ filled, ...rest }: ComponentProps<'svg'> & { filled: number }) {
  return (
    <svg viewBox="0 0 11 11" fill="currentColor" {...rest}>
      <BarShapes filled={filled} />
    </svg>
  );
}

const List = styled.ul<{ $bare: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  ${by('$bare', {
    true: `color: ${color('textMuted')};`,
    false: `
      padding: ${space(2)} ${space(3)};
      border: 1px solid ${color('line')};
      border-radius: ${radius[8]};
      background: ${color('surfaceMuted')};
    `,
  })}
  ${type(12)}
  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
  }
`;

type LegendProps = {
  id?: string | undefined;
  /** Those that occur; all where it is left out. */
  signs?: readonly CellSign[] | undefined;
  /** Without a frame, in a row that others are in. */
  bare?: boolean;
};

/** What the signs and steps of the matrix mean. */
export function SignLegend({ id, signs = CELL_SIGNS, bare = false }: LegendProps) {
  const { t } = useTranslation('project');
  return (
    <List id={id} $bare={bare} aria-label={t('compare.legend')}>
      {STEPS.map((step) => (
        <li key={step}>
          <Bars $step={step} aria-hidden>
            <StepBars filled={BARS[step]} aria-hidden />
          </Bars>
          {t(`compare.step.${step}`, STEP_BOUNDS)}
        </li>
      ))}
      {signs.map((sign) => (
        <li key={sign}>
          <Icon $sign={sign} aria-hidden>
            <SignDrawing sign={sign} />
          </Icon>
          {t(`compare.sign.${sign}`)}
        </li>
      ))}
    </List>
  );
}

/** How a distance is written in a cell: `+12%`; nothing at the lowest price. What is beyond a step is not written as its bound. */
export function overText({ step, over_pct }: Above): string | null {
  const exact = Number(over_pct ?? 0);
  const over = Math.round(exact);
  if (step === 'best' || over <= 0) return null;
  const bound = (step === 'far' && STEP_BOUNDS.near) || (step === 'farthest' && STEP_BOUNDS.far) || 0;
  if (over > bound) return `+${over}%`;
  return exact > bound ? `+${exact}%` : `>${bound}%`;
}
