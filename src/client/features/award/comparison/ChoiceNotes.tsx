import { CloudAlert, CloudOff, Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { lineRanges } from '../../../../domain/material/lineRanges';
import { layers } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import type { Overruled } from '../choiceNotices';
import type { ChoiceState } from '../useSelection';

const Notes = styled.div`
  display: grid;
  gap: ${space(1)};
  ${type(13)}
  &:empty {
    display: none;
  }
  /* What went otherwise than chosen stays in sight, above the running award. */
  &:has([data-warning]) {
    position: sticky;
    bottom: 40px;
    z-index: ${layers.stickyBar};
    padding: ${space(1)} 0;
    border: 1px solid ${color('line')};
    border-radius: ${radius[8]};
    background: ${color('surfaceRaised')};
    ${media.phone} {
      bottom: calc(132px + env(safe-area-inset-bottom));
    }
  }
`;

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: 0 ${space(3)};
  color: ${color('textMuted')};
  &[data-warning] {
    color: ${color('warningText')};
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  & > span {
    max-width: calc(100% - 24px);
  }
`;

type Props = { comparison: Comparison; choice: ChoiceState };

/** Above the running award: whose choice it is, what a colleague changed of one's own or had chosen before, and what is not kept yet. */
export function ChoiceNotes({ comparison, choice }: Props) {
  const { chosenBy, sending, overruled, accept, overtaken, takeAgain, leave } = choice;
  const { t } = useTranslation(['project', 'shell', 'ui']);
  const numbers = new Map(comparison.rows.map(({ line }) => [line.id, line.line_no]));
  const linesOf = (lines: readonly string[]) =>
    lineRanges(lines.flatMap((line) => numbers.get(line) ?? []).toSorted((one, other) => one - other));
  const by = byName([...chosenBy].map(([line, name]) => ({ line, name })));
  return (
    <Notes data-paper="none" aria-live="polite">
      {by.size > 0 && (
        <Note>
          <Users aria-hidden />
          <span>
            {t('choice.others', {
              list: [...by].map(([name, lines]) => t('choice.count', { name, count: lines.length })).join(', '),
            })}
          </span>
        </Note>
      )}
      {overruled.length > 0 && (
        <Note data-warning>
          <Users aria-hidden />
          {[...byName(overruled)].map(([name, lines]) => (
            <span key={name}>{t('choice.overruled', { name, lines: linesOf(lines) })}</span>
          ))}
          <Button size="sm" variant="ghost" onClick={accept}>
            {t('ui:close')}
          </Button>
        </Note>
      )}
      {overtaken.length > 0 && (
        <Note data-warning>
          <Users aria-hidden />
          {[...byName(overtaken)].map(([name, lines]) => (
            <span key={name}>{t('choice.overtaken', { name, lines: linesOf(lines) })}</span>
          ))}
          <Button size="sm" onClick={takeAgain}>
            {t('choice.takeAgain')}
          </Button>
          <Button size="sm" variant="ghost" onClick={leave}>
            {t('ui:close')}
          </Button>
        </Note>
      )}
      {sending.failed && (
        <Note data-warning data-choice={sending.failed}>
          {sending.failed === 'offline' ? <CloudOff aria-hidden /> : <CloudAlert aria-hidden />}
          <span>{t(`choice.${sending.failed}`)}</span>
          <Button size="sm" variant="ghost" onClick={sending.failed === 'offline' ? sending.retry : sending.dismiss}>
            {t(sending.failed === 'offline' ? 'shell:autosave.retry' : 'ui:close')}
          </Button>
        </Note>
      )}
    </Notes>
  );
}

/** Lines by the name of who chose them, each once. */
function byName(lines: readonly Overruled[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { line, name } of lines) {
    const known = names.get(name) ?? [];
    names.set(name, known.includes(line) ? known : [...known, line]);
  }
  return names;
}
