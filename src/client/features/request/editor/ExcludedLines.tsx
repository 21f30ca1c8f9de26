import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import type { EditorLine } from './editorLine';

/** Drawn at first; a long list of notes must not slow the page. */
const SHOWN = 100;

const Root = styled.details`
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  & > summary {
    padding: ${space(3)} ${space(4)};
    color: ${color('textMuted')};
    cursor: pointer;
    ${type(13)}
  }
`;

const List = styled.ul`
  max-height: 320px;
  margin: 0;
  padding: 0 ${space(4)} ${space(3)};
  overflow-y: auto;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    padding: ${space(1)} 0;
    ${type(13)}
  }
  & > li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Reason = styled.small`
  display: block;
  color: ${color('textMuted')};
  ${type(12)}
`;

export type ExcludedLinesProps = { lines: readonly EditorLine[]; onInclude: (key: string) => void };

/** What the list's reader set aside, folded away, with the reason; each can be made an item. */
export function ExcludedLines({ lines, onInclude }: ExcludedLinesProps) {
  const { t } = useTranslation(['buyer', 'reading']);
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
  return (
    <Root>
      <summary>{t('excluded.summary', { count: lines.length })}</summary>
      <List>
        {(all ? lines : lines.slice(0, SHOWN)).map((line) => (
          <li key={line.key}>
            <span>
              {line.raw_text}
              {line.aside && <Reason>{t(`excluded.reason.${line.aside}`)}</Reason>}
              {line.warnings.includes('total_mismatch') && <Reason>{t('reading:warning.total_mismatch')}</Reason>}
            </span>
            <Button size="sm" onClick={() => onInclude(line.key)}>
              {t('excluded.include')}
            </Button>
          </li>
        ))}
      </List>
      {!all && lines.length > SHOWN && <Button onClick={() => setAll(true)}>{t('excluded.all')}</Button>}
    </Root>
  );
}
