import type { ReactNode } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { media } from '../theme/media';
import { layers } from '../theme/layers';
import { color } from '../theme/roles';
import { frame, space, type, weight } from '../theme/tokens';
import { Breadcrumb, type Crumb } from './Breadcrumb';

/** The title keeps a readable width; buttons that leave it less go below. */
const Words = styled.div<{ $dense: boolean }>`
  flex: 1 1 280px;
  min-width: 0;
  ${media.screenWide} {
    ${by('$dense', { true: `display: flex; align-items: baseline; gap: ${space(4)};` })}
  }
  ${media.phone} {
    flex-basis: 55%;
  }
`;

const Meta = styled.div<{ $dense: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(1.5)};
  color: ${color('textMuted')};
  ${type(14)}
  ${media.screenWide} {
    /* The title stays in one line as long as it can; the facts wrap beside it. */
    ${by('$dense', { true: `flex: 1 1 0; ${type(13)}` })}
  }
`;

const Root = styled.header<{ $dense: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: flex-start;
  margin-bottom: ${space(6)};
  & > nav {
    flex: 1 0 100%;
  }
  /* Above a list every line is a row of it. */
  ${media.screenWide} {
    ${by('$dense', { true: `align-items: center; margin-bottom: ${space(1)};` })}
  }
  ${media.phone} {
    margin-bottom: ${space(4)};
    /* Within reach of the thumb, whatever of the list is in sight, and across: no row stands half behind it. */
    & [data-variant='primary'] {
      ${by('$dense', {
        true: `position: fixed; inset: auto 0 var(--bottom-bar-height); z-index: ${layers.stickyBar}; min-height: ${frame.act}; border-radius: 0;`,
      })}
    }
  }
`;

const Title = styled.h1`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  ${type(24)}
  font-weight: ${weight.bold};
  ${media.phone} {
    ${type(20)}
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: flex-end;
  margin-left: auto;
  ${media.phone} {
    flex: 1 0 100%;
    justify-content: stretch;
    /* An icon stays a square. */
    & > :not([data-square]) {
      flex: 1 1 auto;
    }
    /* Where there is no primary action what there is stands beside the title, as wide as its words. */
    & > [data-square],
    &:not(:has(> [data-variant='primary'])) > * {
      flex: 0 0 auto;
    }
    &:not(:has(> [data-variant='primary'])) {
      flex: 0 0 auto;
      max-width: 100%;
    }
  }
`;

export type PageHeaderProps = {
  title: ReactNode;
  /** Status chip beside the title. */
  status?: ReactNode;
  breadcrumb?: readonly Crumb[];
  /** Line under the title: number, company, deadline. */
  meta?: ReactNode;
  /** Secondary buttons first, the primary one last. */
  actions?: ReactNode;
  /**
   * It stands above a list that people work through: facts beside the title, no air below, the primary action at a phone's
   * foot.
   */
  dense?: boolean;
};

/** Title of a page with its place, status, facts and the one primary action at the right. */
export function PageHeader({ title, status, breadcrumb, meta, actions, dense = false }: PageHeaderProps) {
  return (
    <Root $dense={dense} data-dense={dense || undefined}>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <Words $dense={dense}>
        <Title>
          <span>{title}</span>
          {status}
        </Title>
        {meta && <Meta $dense={dense}>{meta}</Meta>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
