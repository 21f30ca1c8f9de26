import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Tone, theme } from '../theme/theme';
import { edge } from '../theme/edge';
import { radius, space, type, weight } from '../theme/tokens';

const Root = styled.span<{ $tone: Tone; $size: 'sm' | 'md' }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  flex-shrink: 0;
  height: ${({ $size }) => ($size === 'sm' ? '20px' : '24px')};
  padding: 0 ${({ $size }) => space($size === 'sm' ? 1.5 : 2)};
  border-radius: ${radius.round};
  background: ${({ $tone }) => theme.tone[$tone].surface};
  color: ${({ $tone }) => theme.tone[$tone].text};
  ${edge}
  ${type(12)}
  font-weight: ${weight.medium};
  white-space: nowrap;
  vertical-align: middle;
  & > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
    margin-left: -1px;
  }
`;

export type ChipProps = {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
  size?: 'sm' | 'md';
  title?: string;
};

/** A status in icon, colour and word. */
export function Chip({ tone = 'gray', icon, children, size = 'md', title }: ChipProps) {
  return (
    <Root $tone={tone} $size={size} title={title}>
      {icon}
      {children}
    </Root>
  );
}
