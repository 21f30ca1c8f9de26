import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { edge, solidEdge } from '../theme/edge';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { radius, space, type, weight } from '../theme/tokens';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} 0;
  ${media.phone} {
    flex-wrap: nowrap;
  }
`;

const Item = styled.li`
  position: relative;
  display: grid;
  flex: 1 0 auto;
  grid-template-columns: 20px auto minmax(${space(4)}, 1fr);
  align-items: center;
  /* A step with words below stands no higher than one without. */
  align-content: start;
  gap: 0 ${space(2)};
  color: ${color('text')};
  ${type(13)}
  font-weight: ${weight.regular};
  &[data-state='ahead'] {
    color: ${color('textMuted')};
  }
  &[data-state='now'] {
    font-weight: ${weight.semibold};
  }
  white-space: nowrap;
  &:last-child {
    flex-grow: 0;
  }
  /* The way to the next one. */
  &:not(:last-child)::after {
    content: '';
    grid-row: 1;
    grid-column: 3;
    margin-right: ${space(2)};
    border-top: 1px solid ${color('lineStrong')};
  }
  & > small {
    grid-column: 2;
    min-height: 16px;
    color: ${color('textMuted')};
    ${type(12)}
    font-weight: ${weight.regular};
    font-variant-numeric: tabular-nums;
  }
  /* On a phone dots, and words for where it is now. */
  ${media.phone} {
    flex: 1 1 auto;
    grid-template-columns: 20px auto minmax(${space(2)}, 1fr);
    gap: 0 ${space(1)};
    &:not([aria-current='step']) > :not(:first-child) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &::after {
      min-width: ${space(2)};
    }
  }
  ${media.print} {
    white-space: normal;
  }
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 2px solid ${color('lineStrong')};
  border-radius: ${radius.round};
  background: ${color('surface')};
  color: ${color('onAccent')};
  ${edge}
  &[data-state='now'] {
    border-color: ${color('accent')};
  }
  &[data-state='done'] {
    border-color: ${color('success')};
    background: ${color('success')};
    ${solidEdge}
  }
  & > svg {
    width: 12px;
    height: 12px;
    stroke-width: 3;
  }
  & > i {
    width: 8px;
    height: 8px;
    border-radius: ${radius.round};
    background: ${color('accent')};
    ${solidEdge}
  }
`;

export type TrackStep = { key: string; label: ReactNode; done: boolean /** When it was done. */; at?: ReactNode };

/** The way of a record in one line: what is done with its day, where it is now, what is ahead. Steps may be done out of order. */
export function Track({ steps }: { steps: readonly TrackStep[] }) {
  const { t } = useTranslation('ui');
  const now = steps.find(({ done }) => !done)?.key;
  return (
    <List aria-label={t('steps')}>
      {steps.map(({ key, label, done, at }) => {
        const state = done ? 'done' : key === now ? 'now' : 'ahead';
        return (
          <Item key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Dot data-state={state}>
              {state === 'done' && <Check aria-label={t('done')} />}
              {state === 'now' && <i aria-hidden />}
            </Dot>
            <span>{label}</span>
            <small>{at}</small>
          </Item>
        );
      })}
    </List>
  );
}
