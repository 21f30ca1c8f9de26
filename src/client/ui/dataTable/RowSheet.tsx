import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { ButtonLink } from '../ButtonLink';
import { Sheet } from '../Sheet';
import { columnName } from './columnName';
import type { Column } from './tableTypes';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  ${type(14)}
  & > dt {
    color: ${color('textMuted')};
  }
  & > dd {
    text-align: right;
  }
`;

type Props<Row> = { row: Row; columns: readonly Column<Row>[]; href: string | undefined; onClose: () => void };

/** All facts of a row, where its two lines on a phone have no room for them, with what can be done with it. */
export function RowSheet<Row>({ row, columns, href, onClose }: Props<Row>) {
  const { t } = useTranslation('ui');
  const [lead, ...rest] = columns;
  const named = rest.filter((column) => columnName(column) !== '');
  const unnamed = rest.filter((column) => columnName(column) === '');
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={lead?.render(row, 0)}
      footer={
        <>
          {unnamed.map((column) => (
            <span key={column.key}>{column.render(row, 0)}</span>
          ))}
          {href && (
            <ButtonLink variant="primary" href={href}>
              {t('table.open')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Facts>
        {named.map((column) => (
          <div key={column.key} style={{ display: 'contents' }}>
            <dt>{columnName(column)}</dt>
            <dd>{column.render(row, 0)}</dd>
          </div>
        ))}
      </Facts>
    </Sheet>
  );
}
