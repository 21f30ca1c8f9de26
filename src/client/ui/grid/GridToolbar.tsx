import { CircleAlert, CircleHelp, Columns3, FilterX, Keyboard, Plus, Redo2, Search, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import { GridHelp } from './GridHelp';
import type { NamedStep } from './useGridHistory';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
  border-top: 1px solid ${color('line')};
  background: ${color('surface')};
  color: ${color('textMuted')};
  ${type(13)}
  /* A way back that comes and goes leaves the bar as high as it is. */
  & > output {
    min-height: 32px;
    padding: 0 0 0 ${space(3)};
  }
  & > section {
    padding: 0 ${space(2)};
    background: none;
  }
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

const Doubts = styled(Button)`
  color: ${color('warningText')};
  &[aria-pressed='true'] {
    background: ${color('warningSurface')};
  }
`;

type Props = {
  rows: number;
  /** Rows that a filter leaves out. */
  left: number;
  /** Rows with something wrong in them. */
  wrong: number;
  /** Rows with something doubtful in them, and whether only they are shown. */
  doubts: { count: number; only: boolean; onToggle: (only: boolean) => void };
  selectedRows: number;
  canAddRows: boolean;
  readOnly: boolean;
  history: { undo: () => void; redo: () => void; lastStep: NamedStep | undefined; nextStep: NamedStep | undefined };
  onAdd: () => void;
  onDelete: () => void;
  onNextMark: () => void;
  onFind: () => void;
  onShowAll: () => void;
  /** Columns that are not shown, and the way to bring some of them back. */
  hidden: { columns: ReadonlyArray<{ key: string; title: string }>; onShow: (keys: readonly string[]) => void };
  /** Gives the focus to the cells. */
  onLeft: () => void;
  actions?: ReactNode;
};

/** Bar below the grid; what is selected stays so while it is used. */
export function GridToolbar(props: Props) {
  const { history, wrong, doubts } = props;
  const { t } = useTranslation('ui');
  const [help, setHelp] = useState(false);
  const focus = useLostFocus(props.onLeft);
  /** After a press with the mouse the keys go on in the cells, as in a spreadsheet; after one with the keyboard at the button. */
  const pressed = (act: () => void) => (event: MouseEvent) => {
    act();
    if (event.detail > 0) props.onLeft();
  };
  const named = (what: 'undo' | 'redo', step: NamedStep | undefined) =>
    step
      ? `${t(`grid.${what}`)}: ${step.text ?? t(`grid.step.${step.kind}`, { count: step.count })}`
      : t(`grid.${what}`);
  return (
    <>
      <Bar data-paper="none" {...focus}>
        {props.actions}
        {props.canAddRows && (
          <Button variant="ghost" size="sm" icon={<Plus />} onClick={props.onAdd}>
            {t('grid.addRow')}
          </Button>
        )}
        {props.canAddRows && props.selectedRows > 0 && (
          <Button variant="ghost" size="sm" icon={<Trash2 />} onClick={pressed(props.onDelete)}>
            {t('grid.deleteRows', { count: props.selectedRows })}
          </Button>
        )}
        <Space />
        {wrong > 0 && (
          <Errors
            variant="ghost"
            size="sm"
            icon={<CircleAlert />}
            title={t('grid.nextMark')}
            onClick={props.onNextMark}
          >
            {t('grid.errors', { count: wrong })}
          </Errors>
        )}
        {(doubts.count > 0 || doubts.only) && (
          <Doubts
            variant="ghost"
            size="sm"
            icon={<CircleHelp />}
            aria-pressed={doubts.only}
            title={t('grid.doubtsHint')}
            onClick={() => doubts.onToggle(!doubts.only)}
          >
            {t('grid.doubts', { count: doubts.count })}
          </Doubts>
        )}
        {props.left > 0 && (
          <Button variant="ghost" size="sm" icon={<FilterX />} onClick={props.onShowAll}>
            {t('grid.leftOut', { count: props.left })}
          </Button>
        )}
        {props.hidden.columns.length > 0 && <HiddenColumns {...props.hidden} />}
        <Rows>{t('grid.rows', { count: props.rows })}</Rows>
        {!props.readOnly && (
          <>
            <IconButton
              size="sm"
              label={named('undo', history.lastStep)}
              icon={<Undo2 />}
              disabled={!history.lastStep}
              onClick={pressed(history.undo)}
            />
            <IconButton
              size="sm"
              label={named('redo', history.nextStep)}
              icon={<Redo2 />}
              disabled={!history.nextStep}
              onClick={pressed(history.redo)}
            />
          </>
        )}
        <IconButton size="sm" label={t('grid.find.open')} icon={<Search />} onClick={props.onFind} />
        <IconButton size="sm" label={t('grid.help')} icon={<Keyboard />} onClick={() => setHelp(true)} />
      </Bar>
      <GridHelp open={help} onOpenChange={setHelp} />
    </>
  );
}

/** How many columns are not shown, empty ones among them, and what brings each back. */
function HiddenColumns({ columns, onShow }: Props['hidden']) {
  const { t } = useTranslation('ui');
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" icon={<Columns3 />}>
          {t('grid.hiddenColumns', { count: columns.length })}
        </Button>
      }
      items={[
        ...columns.map(({ key, title }) => ({
          key,
          label: t('grid.showColumn', { column: title }),
          onSelect: () => onShow([key]),
        })),
        { kind: 'separator' as const, key: 'apart' },
        { key: 'all', label: t('grid.showColumns'), onSelect: () => onShow(columns.map(({ key }) => key)) },
      ]}
    />
  );
}

/** A button that goes or is off once it was pressed, as the one that converts, takes no reader by keyboard out of the grid. */
function useLostFocus(onLost: () => void) {
  const focused = useRef<Element | null>(null);
  // After the effects of what came instead: a way back that appears takes the focus itself.
  useEffect(() => {
    const { current } = focused;
    if (!current || (current.isConnected && !current.matches(':disabled'))) return;
    const { activeElement } = document;
    focused.current = null;
    if (!activeElement || activeElement === document.body || activeElement === current) onLost();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
