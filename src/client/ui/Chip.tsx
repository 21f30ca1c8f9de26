import type { ReactNode } from 'react';
import styled from 'styled-components';
import { by, eachOf } from '../theme/by';
import { type Tone, theme, tones } from '../theme/theme';
import { edge } from '../theme/edge';
import { radius, space, type, weight } from '../theme/tokens';

const Root = styled.span<{ $tone: Tone; $size: 'sm' | 'md' }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  flex-shrink: 0;
  ${by('$size', {
    sm: `height: 20px; padding: 0 ${space(1.5)};`,
    md: `height: 24px; padding: 0 ${space(2)};`,
  })}
  border-radius: ${radius.round};
  ${by(
    '$tone',
    eachOf(tones, (tone) => `background: ${theme.tone[tone].surface}; color: ${theme.tone[tone].text};`),
  )}
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
