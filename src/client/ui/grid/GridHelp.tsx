import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';
import { Dialog } from '../Dialog';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)} ${space(4)};
  align-items: baseline;
  ${type(14)}
`;

const Key = styled.kbd`
  display: inline-block;
  padding: 0 ${space(1.5)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius[4]};
  background: ${color('surfaceMuted')};
  color: ${color('textMuted')};
  ${type(12)}
  white-space: nowrap;
`;

const keys = [
  ['type', 'A–Z'],
  ['edit', 'F2'],
  ['enter', 'Enter'],
  ['tab', 'Tab'],
  ['leave', 'Esc, Tab'],
  ['escape', 'Esc'],
  ['arrows', '← ↑ → ↓'],
  ['edge', 'Ctrl+← ↑ → ↓'],
  ['selectAll', 'Ctrl+A'],
  ['list', 'Alt+↓'],
  ['copyPaste', 'Ctrl+C, Ctrl+V'],
  ['fillDown', 'Ctrl+D'],
  ['fillTyped', 'Ctrl+Enter'],
  ['undo', 'Ctrl+Z'],
  ['redo', 'Ctrl+Y'],
  ['find', 'Ctrl+F'],
  ['delete', 'Delete'],
  ['insertRow', 'Shift+Enter'],
  ['nextMark', 'F8'],
  ['accept', 'Alt+Enter'],
  ['acceptDoubt', 'Enter'],
  ['menu', 'Shift+F10'],
] as const;

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

function PlainGridHelp({ open, onOpenChange }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('grid.helpTitle')}>
      <List>
        {keys.map(([action, key]) => (
          <div key={action} style={{ display: 'contents' }}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{t(`grid.keys.${action}`)}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}

/** What the keyboard does in the grid. */
export const GridHelp = memo(PlainGridHelp);
