import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { radius, space, type, weight } from '../theme/tokens';
import { CardLink } from '../ui/Card';

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-bottom: ${space(3)};
  border-radius: ${radius[8]};
  background: ${color('accentSurface')};
  color: ${color('accentText')};
  & > svg {
    width: 20px;
    height: 20px;
  }
`;

const Name = styled.h2`
  ${type(16)}
  font-weight: ${weight.semibold};
`;

const Note = styled.p`
  margin-top: ${space(1)};
  color: ${color('textMuted')};
  ${type(14)}
`;

type Props = {
  href: string;
  icon: ReactNode;
  name: string;
  note: string;
  /** The heading's level: below the page's title, or below a section's. */
  level?: 2 | 3;
  'data-stlbs-id'?: string;
};

/** One way to go on, with what lies there. */
export function WayCard({ href, icon, name, note, level = 2, 'data-stlbs-id': mark }: Props) {
  return (
    <CardLink href={href} data-stlbs-id={mark}>
      <Icon aria-hidden>{icon}</Icon>
      <Name as={`h${level}`}>{name}</Name>
      <Note>{note}</Note>
    </CardLink>
  );
}
