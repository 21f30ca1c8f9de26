import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { ContextMenuComponentProps, ContextMenuItem } from 'react-datasheet-grid';
import styled from 'styled-components';
import { layers } from '../../theme/layers';
import { color, shadow } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';

const Panel = styled.div`
  position: fixed;
  z-index: ${layers.menu};
  min-width: 160px;
  padding: ${space(1)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('overlay')};
  & > button {
    display: block;
    width: 100%;
    padding: ${space(1.5)} ${space(2.5)};
    border-radius: ${radius[4]};
    ${type(14)}
    text-align: left;
    &:hover {
      background: ${color('surfaceSunken')};
    }
  }
`;

/** What a right click in the grid offers; cutting and pasting stay with the keyboard, which needs no permission. */
type Offered = Exclude<ContextMenuItem['type'], 'CUT' | 'PASTE'>;

const isOffered = (type: ContextMenuItem['type']): type is Offered => type !== 'CUT' && type !== 'PASTE';

/** Menu of a right click. */
export function GridMenu({ clientX, clientY, items, close }: ContextMenuComponentProps) {
  const { t } = useTranslation('ui');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shut = (event: Event) => {
      const inside = event.target instanceof Node && panel.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) close();
    };
    document.addEventListener('mousedown', shut, true);
    document.addEventListener('keydown', shut, true);
    return () => {
      document.removeEventListener('mousedown', shut, true);
      document.removeEventListener('keydown', shut, true);
    };
  }, [close]);
  return (
    <Panel ref={panel} role="menu" style={{ left: clientX, top: clientY }}>
      {items.map(({ type: deed, action }) =>
        isOffered(deed) ? (
          <button key={deed} type="button" role="menuitem" onClick={action}>
            {t(`grid.menu.${deed}`)}
          </button>
        ) : null,
      )}
    </Panel>
  );
}
