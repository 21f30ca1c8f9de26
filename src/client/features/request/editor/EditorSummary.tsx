import { ArrowRight, Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { dayText } from '../../../../domain/time/instants';
import { SaveStatus } from '../../../shell/autosave/SaveStatus';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Figure } from '../../../ui/Figure';
import { FootBar } from '../../../ui/FootBar';
import { type EditorStep, stepAfter } from './editorSteps';
import { LineFact, LineFigures } from './LineFigures';
import type { Draft } from './useDraft';

const Buttons = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-left: auto;
  ${media.phone} {
    flex: 1 0 100%;
    & > button {
      flex: 1;
    }
  }
`;

/** Whether and where it is saved, on a phone in a row of its own. */
const Saving = styled.div`
  ${media.phone} {
    flex: 1 0 100%;
  }
`;

export type EditorSummaryProps = {
  draft: Draft;
  /** How many would receive it now; undefined until that is known. */
  sellers: number | undefined;
  step: EditorStep;
  onGo: (step: EditorStep) => void;
  onSend: () => void;
};

/** What the request comes to, at the foot of every step, with the way on. */
export function EditorSummary({ draft, sellers, step, onGo, onSend }: EditorSummaryProps) {
  const { t } = useTranslation('buyer');
  const { terms, lines, autosave } = draft;
  const next = stepAfter(step);
  return (
    <FootBar rows>
      <Saving>
        <SaveStatus state={autosave.state} kept={autosave.kept} onRetry={autosave.retry} />
      </Saving>
      <LineFigures lines={lines} label={t('figures.label')}>
        <LineFact label={t('figures.sellers')}>
          <dd data-doubt={sellers === 0 || undefined}>
            <Figure value={sellers} />
          </dd>
        </LineFact>
        <LineFact label={t('figures.deadline')}>
          {terms.deadline_date ? <dd>{dayText(terms.deadline_date)}</dd> : <dd data-doubt>{t('terms.noDeadline')}</dd>}
        </LineFact>
      </LineFigures>
      <Buttons>
        <Button variant={next ? 'secondary' : 'primary'} icon={<Send />} onClick={onSend}>
          {t('editor.check')}
        </Button>
        {next && (
          <Button variant="primary" trailingIcon={<ArrowRight />} onClick={() => onGo(next)}>
            {t('steps.next', { step: t(`steps.${next}`) })}
          </Button>
        )}
      </Buttons>
    </FootBar>
  );
}
