import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Inline, Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { ColumnFormat, ColumnSource } from './ColumnCells';
import type { FormColumn, MappingForm } from './useMappingForm';

const MOST_COLUMNS = 100;

const Row = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  ${media.phone} {
    grid-template-columns: 28px minmax(0, 1fr) minmax(0, 1fr);
    padding-bottom: ${space(3)};
    border-bottom: 1px solid ${color('line')};
    & > :nth-child(4) {
      grid-column: 2;
    }
  }
`;

const No = styled.span`
  color: ${color('textMuted')};
  ${type(13)}
  text-align: right;
`;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  list-style: none;
`;

/** The columns of a layout, in their order. */
export function ColumnRows({ form }: { form: MappingForm }) {
  const { t } = useTranslation('erp');
  const { values, set, known, columnOf } = form;
  const { columns } = values;
  const put = (place: number, column: FormColumn) => set({ columns: columns.with(place, column) });
  const swap = (place: number, other: number) => {
    const [one, two] = [columns[place], columns[other]];
    if (one && two) set({ columns: columns.with(place, two).with(other, one) });
  };
  const unused = known.find((field) => !columns.some((column) => column.field === field)) ?? known[0];
  return (
    <Stack $gap={3}>
      <List>
        {columns.map((column, place) => (
          <Row key={column.key}>
            <No aria-hidden>{place + 1}</No>
            <TextInput
              aria-label={t('mappings.headOf', { no: place + 1 })}
              maxLength={80}
              value={column.head}
              onChange={({ target }) => put(place, { ...column, head: target.value })}
            />
            <ColumnSource form={form} place={place} column={column} onChange={(next) => put(place, next)} />
            <ColumnFormat place={place} column={column} onChange={(next) => put(place, next)} />
            <Inline $gap={0} $nowrap>
              <IconButton
                size="sm"
                icon={<ArrowUp />}
                label={t('mappings.up', { no: place + 1 })}
                disabled={place === 0}
                onClick={() => swap(place, place - 1)}
              />
              <IconButton
                size="sm"
                icon={<ArrowDown />}
                label={t('mappings.down', { no: place + 1 })}
                disabled={place === columns.length - 1}
                onClick={() => swap(place, place + 1)}
              />
              <IconButton
                size="sm"
                icon={<Trash2 />}
                label={t('mappings.drop', { no: place + 1 })}
                onClick={() => set({ columns: columns.toSpliced(place, 1) })}
              />
            </Inline>
          </Row>
        ))}
      </List>
      {columns.length < MOST_COLUMNS && unused && (
        <div>
          <Button size="sm" icon={<Plus />} onClick={() => set({ columns: [...columns, columnOf(unused)] })}>
            {t('mappings.addColumn')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
