import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';
import { Inline, Stack } from '../ui/Stack';
import { AlternateChip } from './AlternateChip';
import { DeviationList } from './DeviationList';
import type { LineRow } from './lineRow';
import { SpecText } from './SpecText';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(${space(6)}, auto) minmax(0, 1fr);
  gap: ${space(2)};
  min-width: 0;
  /* The buyer's words beside ours where there is room for both. */
  ${media.screenWide} {
    & > div > span:first-child {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 ${space(3)};
    }
  }
`;

const Number = styled.span`
  color: ${color('textFaint')};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Small = styled.span`
  display: block;
  color: ${color('textMuted')};
  font-weight: 400;
  ${type(12)}
`;

type Shown = Pick<LineRow, 'line_no' | 'spec' | 'raw' | 'qty' | 'uom' | 'tag' | 'remark' | 'excluded' | 'alternate'>;

/** Number, description, raw words, tag and remark of a line, and what is offered in its place. */
export function LineMaterial({ row, note }: { row: Shown; note?: ReactNode }) {
  const { t } = useTranslation('trade');
  const small = [row.excluded ? t('line.excluded') : null, row.tag, row.remark].filter(Boolean);
  return (
    <Root data-whole>
      <Number>{row.line_no}</Number>
      <div>
        <SpecText spec={row.spec} raw={row.raw} withRaw line={{ qty: row.qty, uom: row.uom }} />
        {small.length > 0 && <Small>{small.join(' · ')}</Small>}
        {note}
        {row.alternate && (
          <Stack $gap={1}>
            <Inline>
              <AlternateChip />
            </Inline>
            <DeviationList {...row.alternate} whole />
          </Stack>
        )}
      </div>
    </Root>
  );
}
