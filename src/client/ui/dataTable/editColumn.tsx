import { Pencil, Trash2 } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../IconButton';
import { Inline } from '../Stack';
import type { Column } from './tableTypes';

type Action = Pick<IconButtonProps, 'label' | 'disabled' | 'loading' | 'onClick'>;

/** The last column of a list kept by hand: each row may be changed or removed; labels name the row. */
export function editColumn<Row>(edit: (row: Row) => Action, remove: (row: Row) => Action): Column<Row> {
  return {
    key: 'actions',
    header: '',
    label: '',
    align: 'right',
    width: '88px',
    render: (row) => (
      <Inline $gap={0} $justify="flex-end" $nowrap>
        <IconButton size="sm" icon={<Pencil />} {...edit(row)} />
        <IconButton size="sm" icon={<Trash2 />} {...remove(row)} />
      </Inline>
    ),
  };
}
