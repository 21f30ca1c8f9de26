import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { layers } from '../theme/layers';
import { color } from '../theme/roles';
import { radius, space, type } from '../theme/tokens';

const Panel = styled(Radix.Content)`
  z-index: ${layers.tooltip};
  max-width: 280px;
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius[4]};
  background: ${color('surfaceInverse')};
  color: ${color('textInverse')};
  ${type(12)}
`;

export type TooltipProps = {
  content: ReactNode;
  /** One focusable element that can hold a ref. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/** A short explanation on hover and focus; never the only place of a fact. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Panel side={side} sideOffset={6} collisionPadding={12}>
            {content}
          </Panel>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
