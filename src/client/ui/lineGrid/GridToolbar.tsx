import { CircleAlert, Keyboard, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { GridHelp } from './GridHelp';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)};
  border-top: 1px solid ${color('line')};
  background: ${color('surface')};
  color: ${color('textMuted')};
  ${type(13)}
`;

const Space = styled.span`
  flex: 1;
`;

const Rows = styled.span`
  padding: 0 ${space(2)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Errors = styled(Button)`
  color: ${color('dangerText')};
`;

type Props = {
  rows: number;
  errors: number;
  selectedRows: number;
  canAddRows: boolean;
  readOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onAdd: () => void;
  onDelete: () => void;
  onNextError: () => void;
  onUndo: () => void;
  onRedo: () => void;
  actions?: ReactNode;
};

/** Bar below the grid; a press in it must not take the selection away, so the library does not get to see it. */
export function GridToolbar(props: Props) {
  const { t } = useTranslation('ui');
  const [help, setHelp] = useState(false);
  return (
    <>
      <Bar data-paper="none" onMouseDown={(event) => event.stopPropagation()}>
        {props.actions}
        {props.canAddRows && (
          <Button variant="ghost" size="sm" icon={<Plus />} onClick={props.onAdd}>
            {t('grid.addRow')}
          </Button>
        )}
        {props.canAddRows && props.selectedRows > 0 && (
          <Button variant="ghost" size="sm" icon={<Trash2 />} onClick={props.onDelete}>
            {t('grid.deleteRows', { count: props.selectedRows })}
          </Button>
        )}
        <Space />
        {props.errors > 0 && (
          <Errors
            variant="ghost"
            size="sm"
            icon={<CircleAlert />}
            title={t('grid.nextError')}
            onClick={props.onNextError}
          >
            {t('grid.errors', { count: props.errors })}
          </Errors>
        )}
        <Rows>{t('grid.rows', { count: props.rows })}</Rows>
        {!props.readOnly && (
          <>
            <IconButton
              size="sm"
              label={t('grid.undo')}
              icon={<Undo2 />}
              disabled={!props.canUndo}
              onClick={props.onUndo}
            />
            <IconButton
              size="sm"
              label={t('grid.redo')}
              icon={<Redo2 />}
              disabled={!props.canRedo}
              onClick={props.onRedo}
            />
          </>
        )}
        <IconButton size="sm" label={t('grid.help')} icon={<Keyboard />} onClick={() => setHelp(true)} />
      </Bar>
      <GridHelp open={help} onOpenChange={setHelp} />
    </>
  );
}
