import { ContextMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { layers } from '../../theme/layers';
import { color, shadow } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';

const Panel = styled(ContextMenu.Content)`
  z-index: ${layers.menu};
  min-width: 200px;
  padding: ${space(1)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('overlay')};
`;

const Entry = styled(ContextMenu.Item)`
  display: flex;
  justify-content: space-between;
  gap: ${space(6)};
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius[4]};
  ${type(14)}
  cursor: pointer;
  &[data-highlighted] {
    background: ${color('surfaceSunken')};
    outline: none;
  }
  &[data-disabled] {
    color: ${color('textFaint')};
    cursor: default;
  }
  & > kbd {
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

const Line = styled(ContextMenu.Separator)`
  height: 1px;
  margin: ${space(1)} 0;
  background: ${color('line')};
`;

export type GridMenuItem =
  | { key: string; label: string; shortcut?: string; disabled?: boolean; onSelect: () => void }
  | { key: string; separator: true };

type Props = {
  items: () => readonly GridMenuItem[];
  onOpen: (event: { clientX: number; clientY: number }) => void;
  /** Gives the focus back to the field. */
  onClosed: () => void;
  children: ReactNode;
};

/** Menu of a right click, of Shift+F10 and of the menu key. */
export function GridMenu({ items, onOpen, onClosed, children }: Props) {
  return (
    <ContextMenu.Root modal={false}>
      <ContextMenu.Trigger asChild onContextMenu={onOpen}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <Panel
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Entries items={items} />
        </Panel>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

/** Made only while the menu is open. */
function Entries({ items }: Pick<Props, 'items'>) {
  return items().map((item) =>
    'separator' in item ? (
      <Line key={item.key} />
    ) : (
      <Entry key={item.key} disabled={item.disabled ?? false} onSelect={item.onSelect}>
        {item.label}
        {item.shortcut && <kbd>{item.shortcut}</kbd>}
      </Entry>
    ),
  );
}
