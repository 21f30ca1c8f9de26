import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RfqLine } from '../../../../contract/entities/rfq';
import { useSpecDescription } from '../../../parts/useSpecDescription';
import { color } from '../../../theme/roles';
import { space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 0;
  color: ${color('text')};
  font-feature-settings: 'calt' 0;
  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
    color: ${color('success')};
  }
`;

/** What was asked, in one line of the grid; the words of the list stand in its title. */
export function RequestedItem({ line, matched }: { line: RfqLine; matched: boolean }) {
  const { t } = useTranslation('seller');
  const describe = useSpecDescription();
  const text = describe(line.spec) || line.raw_text;
  const title = [text, line.raw_text, line.remark].filter((part, at, all) => part && all.indexOf(part) === at);
  return (
    <Root title={title.join('\n')}>
      {matched && (
        <>
          <Check aria-hidden />
          <VisuallyHidden>{t('detail.matchedMark')}</VisuallyHidden>
        </>
      )}
      <span>{text}</span>
    </Root>
  );
}
