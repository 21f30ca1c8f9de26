import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';

const Root = styled.section`
  width: 100%;
  max-width: var(--width);
  margin: ${space(6)} auto ${space(10)};
  ${media.phone} {
    margin: ${space(2)} auto ${space(6)};
  }
`;

const Halves = styled.div`
  ${media.roomy} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(16)};
    align-items: start;
    max-width: 1200px;
    margin: 0 auto;
  }
`;

const Badge = styled.div`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 48px;
  height: 48px;
  margin-bottom: ${space(5)};
  border-radius: ${radius[16]};
  background: ${color('accentSurface')};
  color: ${color('accentText')};
  & > svg {
    width: 24px;
    height: 24px;
  }
`;

const Heading = styled.h1`
  ${type(24)}
  font-weight: ${weight.bold};
  letter-spacing: -0.02em;
`;

const Text = styled.p`
  margin-top: ${space(2)};
  color: ${color('textMuted')};
  ${type(14)}
`;

const Body = styled.div`
  display: grid;
  gap: ${space(5)};
  margin-top: ${space(7)};
`;

/** Narrow column in which signing in, joining and finding the password happen. */
export function AuthPanel(props: {
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
  width?: number;
  /** Stands beside it where there is room. */
  picture?: ReactNode;
}) {
  const { title, text, icon, children, width = 400, picture } = props;
  const panel = (
    <Root style={{ '--width': `${width}px` }}>
      {icon && <Badge aria-hidden>{icon}</Badge>}
      <Heading>{title}</Heading>
      {text && <Text>{text}</Text>}
      {children && <Body>{children}</Body>}
    </Root>
  );
  if (!picture) return panel;
  return (
    <Halves>
      {panel}
      {picture}
    </Halves>
  );
}

/** A form's fields and its button, evenly spaced. */
export const AuthForm = styled.form`
  display: grid;
  gap: ${space(4)};
`;

/** A question with its link under a form. */
export const AuthAside = styled.p`
  color: ${color('textMuted')};
  ${type(14)}
  text-align: center;
  & > a {
    margin-left: ${space(1.5)};
    color: ${color('accentText')};
    font-weight: ${weight.semibold};
  }
`;

/** A small link at the right end of a form's line. */
export const AuthLinkLine = styled.p`
  text-align: right;
  & > a {
    color: ${color('accentText')};
    ${type(13)}
    font-weight: ${weight.medium};
  }
`;
