import type { ReactNode } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { media } from '../theme/media';
import { layers } from '../theme/layers';
import { color } from '../theme/roles';
import { space, type, weight } from '../theme/tokens';
import { Breadcrumb, type Crumb } from './Breadcrumb';

/** Height of the primary action of a list, which on a phone lies across the foot of the screen. */
const ACT_HEIGHT = '52px';

/** Keeps the end of the page and what floats above it clear of that action, where there is one. */
const ActRoom = createGlobalStyle`
  ${media.phone} {
    :root:has([data-dense] [data-variant='primary']) {
      --act-height: ${ACT_HEIGHT};
      --foot-bar-height: ${ACT_HEIGHT};
    }
  }
`;

/** The title keeps a readable width; buttons that leave it less go below. */
const Words = styled.div`
  flex: 1 1 280px;
  min-width: 0;
  ${media.phone} {
    flex-basis: 55%;
  }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(1.5)};
  color: ${color('textMuted')};
  ${type(14)}
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
  ${({ $dense }) =>
    $dense &&
    css`
      ${media.screenWide} {
        align-items: center;
        margin-bottom: ${space(1)};
        & > ${Words} {
          display: flex;
          align-items: baseline;
          gap: ${space(4)};
        }
        /* The title stays in one line as long as it can; the facts wrap beside it. */
        & ${Meta} {
          flex: 1 1 0;
          ${type(13)}
        }
      }
      ${media.phone} {
        /* Within reach of the thumb, whatever of the list is in sight, and across: no row stands half behind it. */
        & [data-variant='primary'] {
          position: fixed;
          inset: auto 0 var(--bottom-bar-height);
          z-index: ${layers.stickyBar};
          min-height: ${ACT_HEIGHT};
          border-radius: 0;
        }
      }
    `}
  ${media.phone} {
    margin-bottom: ${space(4)};
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
    & > * {
      flex: 1 1 auto;
    }
    /* An icon stays a square; where there is no primary action what there is stands beside the title, as wide as its words. */
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
      {dense && <ActRoom />}
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <Words>
        <Title>
          <span>{title}</span>
          {status}
        </Title>
        {meta && <Meta>{meta}</Meta>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
