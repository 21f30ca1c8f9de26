import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';
import { Button } from './Button';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color('textMuted')};
  ${type(13)}
`;

/** Says of a long table that only the rows in sight are drawn, which a browser's search would not tell; and draws them all. */
export function LongNote({ count, onDrawAll }: { count: number; onDrawAll: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Root data-paper="none">
      {t('table.inSight', { count })}
      <Button size="sm" variant="ghost" onClick={onDrawAll}>
        {t('table.drawAll')}
      </Button>
    </Root>
  );
}
