import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { media } from '../theme/media';
import { space } from '../theme/tokens';
import { Button } from './Button';
import { useDrawnWhole } from './drawnWhole';
import { OnPhone } from './onPhone';

/** Records that a phone shows of a long table at first, and how many it shows at once without a press. */
const FIRST = 10;
const FEW = 15;

const Root = styled.div<{ $folded: boolean }>`
  ${media.phone} {
    tbody > tr:nth-child(n + ${FIRST + 1}) {
      ${by('$folded', { true: 'display: none !important;' })}
    }
    & > div > button {
      margin-top: ${space(3)};
    }
  }
`;

/**
 * A long table of lines to read. On a phone, where each is a card, the first ten and a press to all of them, so that what
 * stands below the table stays in reach; all of them elsewhere and in print.
 */
export function FirstRows({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('ui');
  const [whole, setWhole] = useState(false);
  const folded = !useDrawnWhole(count) && !whole && count > FEW;
  return (
    <Root $folded={folded}>
      {children}
      {folded && (
        <OnPhone>
          <Button wide onClick={() => setWhole(true)}>
            {t('table.showAll', { count })}
          </Button>
        </OnPhone>
      )}
    </Root>
  );
}
