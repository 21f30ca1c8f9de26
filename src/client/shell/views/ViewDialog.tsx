import { ArrowDown, ArrowUp, FoldHorizontal, UnfoldHorizontal } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { ListName } from '../../../contract/lists';
import { space, type, weight } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { choicesOf, withWidth } from '../../ui/dataTable/arrangeColumns';
import { columnName } from '../../ui/dataTable/columnName';
import type { ColumnChoice, NamedColumn } from '../../ui/dataTable/tableTypes';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import { LeaveButton } from '../../ui/LeaveButton';
import { Select } from '../../ui/Select';
import { OffPhone } from '../../ui/onPhone';
import { Inline, Stack } from '../../ui/Stack';
import { ShortcutSwitch } from './ShortcutSwitch';
import { useListView } from './useListView';

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  min-height: 36px;
  & > label {
    flex: 1;
    min-width: 0;
  }
`;

const Title = styled.h3`
  margin-bottom: ${space(1)};
  ${type(14)}
  font-weight: ${weight.semibold};
`;

/** A press makes a column wider or narrower by this much. */
const STEP = 24;

type Props = { list: ListName; columns: readonly NamedColumn[]; grid: boolean; onClose: () => void };

/**
 * How the reader has a list: which columns, in which order and how wide, and how high a row is. It takes effect at once. A phone,
 * whose rows are cards, has no widths and heights.
 */
export function ViewDialog({ list, columns, grid, onClose }: Props) {
  const { t } = useTranslation('ui');
  const { view, rows, keep, change } = useListView(list);
  // Its own copy: a press counts on the one before, whichever of them the server has by now.
  const [kept, setKept] = useState<readonly ColumnChoice[]>(view.columns ?? []);
  const choices = choicesOf(columns, kept);
  const nameOf = (key: string) => columns.filter((column) => column.key === key).map(columnName)[0] ?? key;
  const save = (next: readonly ColumnChoice[]) => {
    setKept(next);
    keep({ columns: [...next] });
  };
  const toggle = (key: string) =>
    save(choices.map((choice) => (choice.key === key ? { ...choice, hidden: !choice.hidden } : choice)));
  const move = (index: number, to: number) => {
    const next = [...choices];
    next.splice(to, 0, ...next.splice(index, 1));
    save(next);
  };
  const widen = ({ key, width }: ColumnChoice, by: number) => {
    const usual = Number.parseFloat(columns.find((column) => column.key === key)?.width ?? '') || 120;
    save(withWidth(columns, kept, key, (width ?? usual) + by));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={560}
      title={t('view.title')}
      description={t('view.text')}
      footer={
        <>
          <LeaveButton />
          <Button disabled={kept.length === 0} onClick={() => save([])}>
            {t('view.reset')}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {!grid && (
          <OffPhone>
            <Inline $justify="space-between">
              <Title id="view-rows">{t('view.rows')}</Title>
              <Select
                compact
                aria-labelledby="view-rows"
                value={rows}
                options={(['comfortable', 'compact'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
                onChange={({ target }) => change({ list_rows: target.value === 'compact' ? 'compact' : 'comfortable' })}
              />
            </Inline>
          </OffPhone>
        )}
        <div>
          <Title>{t('view.columns')}</Title>
          <Rows>
            {choices.map((choice, index) => {
              const column = nameOf(choice.key);
              return (
                <Item key={choice.key}>
                  <Checkbox label={column} checked={!choice.hidden} onChange={() => toggle(choice.key)} />
                  <OffPhone>
                    <IconButton
                      size="sm"
                      label={t('view.narrower', { column })}
                      icon={<FoldHorizontal />}
                      onClick={() => widen(choice, -STEP)}
                    />
                    <IconButton
                      size="sm"
                      label={t('view.wider', { column })}
                      icon={<UnfoldHorizontal />}
                      onClick={() => widen(choice, STEP)}
                    />
                  </OffPhone>
                  <IconButton
                    size="sm"
                    label={t('view.earlier', { column })}
                    icon={<ArrowUp />}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    size="sm"
                    label={t('view.later', { column })}
                    icon={<ArrowDown />}
                    disabled={index === choices.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                </Item>
              );
            })}
          </Rows>
        </div>
        {!grid && <ShortcutSwitch />}
      </Stack>
    </Dialog>
  );
}
