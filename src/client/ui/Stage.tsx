import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { edge } from '../theme/edge';
import { media } from '../theme/media';
import { color, shadow } from '../theme/roles';
import { theme } from '../theme/theme';
import { radius, space, type, weight } from '../theme/tokens';

/** `act`: it is this person's turn. `wait`: somebody else's. `done`: nothing is left. */
export type StageTone = 'act' | 'wait' | 'done';

const looks = {
  act: `
    border-color: ${color('accentLine')};
    background: ${color('accentSurface')};
    box-shadow: ${shadow('overlay')};
  `,
  wait: `
    border-color: ${color('line')};
    background: ${color('surfaceMuted')};
  `,
  done: `
    border-color: ${theme.tone.green.line};
    background: ${color('successSurface')};
  `,
};

const Root = styled.section<{ $tone: StageTone }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: auto 1fr;
  gap: ${space(4)} ${space(10)};
  padding: ${space(6)};
  border: 1px solid;
  border-radius: ${radius[16]};
  ${by('$tone', looks)}
  ${edge}
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
  }
  ${media.phone} {
    gap: ${space(3)};
    padding: ${space(4)};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
  min-width: 0;
  & > h2 {
    ${type(20)}
    font-weight: ${weight.bold};
  }
  & > p {
    max-width: 720px;
    color: ${color('textMuted')};
    ${type(14)}
  }
`;

const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(4)};
  margin-top: ${space(1)};
  & > small {
    flex-basis: 100%;
    color: ${color('textMuted')};
    ${type(13)}
  }
  & > b {
    ${type(32)}
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > span {
    ${type(14)}
    font-weight: ${weight.medium};
  }
  /* A unit beside the amount stays small. */
  & > b span > span {
    color: ${color('textMuted')};
    ${type(16)}
    font-weight: ${weight.medium};
  }
  & > b [role='timer'] {
    font-weight: inherit;
    vertical-align: baseline;
  }
  ${media.phone} {
    & > b {
      ${type(24)}
      white-space: normal;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)};
  ${media.phone} {
    & > :is(a, button, div, span) {
      flex: 1 1 auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Facts = styled.div`
  align-self: center;
  grid-row: span 2;
  min-width: min(22rem, 100%);
  max-width: 30rem;
  padding-left: ${space(10)};
  border-left: 1px solid ${color('lineStrong')};
  ${media.compact} {
    grid-row: auto;
    max-width: none;
    padding: ${space(3)} 0 0;
    border-top: 1px solid ${color('lineStrong')};
    border-left: 0;
  }
`;

export type StageProps = {
  tone: StageTone;
  /** What is to do now, or what is waited for. */
  title: ReactNode;
  /** Why, and what comes after. */
  text?: ReactNode;
  /** The amount or time that it is about. */
  figure?: { label: ReactNode; value: ReactNode; note?: ReactNode } | undefined;
  /** The button that does it last, those beside it before. */
  actions?: ReactNode;
  /** What is needed to do it, e.g. the account to pay to. */
  facts?: ReactNode;
};

/** The one raised panel of a page: what this person does next, how much or how long, and the button for it. */
export function Stage({ tone, title, text, figure, actions, facts }: StageProps) {
  const id = useId();
  return (
    <Root $tone={tone} aria-labelledby={id}>
      <Words>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        {figure && (
          <Figure>
            <small>{figure.label}</small>
            <b>{figure.value}</b>
            {figure.note && <span>{figure.note}</span>}
          </Figure>
        )}
      </Words>
      {facts && <Facts>{facts}</Facts>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
