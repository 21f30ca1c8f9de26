import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { by, eachOf } from '../theme/by';
import { edge } from '../theme/edge';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { type Tone, theme } from '../theme/theme';
import { radius, space, type, weight } from '../theme/tokens';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

const tones = ['blue', 'green', 'yellow', 'red', 'gray'] as const satisfies readonly Tone[];
type Hue = (typeof tones)[number];

const look: Record<BannerTone, { tone: Hue; icon: ReactNode }> = {
  info: { tone: 'blue', icon: <Info /> },
  success: { tone: 'green', icon: <CircleCheck /> },
  warning: { tone: 'yellow', icon: <TriangleAlert /> },
  danger: { tone: 'red', icon: <CircleAlert /> },
  neutral: { tone: 'gray', icon: <Info /> },
};

const Root = styled.div<{ $tone: Hue }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2.5)};
  padding: ${space(2.5)} ${space(4)};
  border-radius: ${radius[8]};
  ${by(
    '$tone',
    eachOf(tones, (tone) => `background: ${theme.tone[tone].surface};`),
  )}
  color: ${color('text')};
  ${type(14)}
  ${edge}
`;

/** Beside the first line of the words, also where a button makes the banner higher; where they had no room beside it, above it. */
const Said = styled.div<{ $tone: Tone }>`
  display: flex;
  flex: 1 1 220px;
  align-items: flex-start;
  gap: ${space(2.5)};
  min-width: 0;
  & > svg {
    flex-shrink: 0;
    width: 18px;
    height: 18px;
    margin-top: 1px;
    ${by(
      '$tone',
      eachOf(tones, (tone) => `color: ${theme.tone[tone].strong};`),
    )}
  }
  ${media.phone} {
    flex-basis: 100%;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.strong`
  display: block;
  font-weight: ${weight.semibold};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  max-width: 100%;
  gap: ${space(2)};
  margin: -2px -4px -2px 0;
  ${media.phone} {
    flex-basis: 100%;
    margin: 0;
  }
`;

export type BannerProps = {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
};

/** A lasting notice at the top of a page or a part. */
export function Banner({ tone = 'info', title, children, action, icon }: BannerProps) {
  return (
    <Root $tone={look[tone].tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Said $tone={look[tone].tone}>
        {icon ?? look[tone].icon}
        <Words>
          {title && <Title>{title}</Title>}
          {children}
        </Words>
      </Said>
      {action && <Action>{action}</Action>}
    </Root>
  );
}
