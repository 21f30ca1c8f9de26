import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { control, radius, space, type, weight } from '../../../theme/tokens';
import { NativeButton } from '../../../ui/nativeControls';
import { stepMark } from '../../../ui/stepMark';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { EDITOR_STEPS, type EditorStep } from './editorSteps';

const List = styled.ol`
  display: flex;
  gap: ${space(1)};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${media.desktop} {
    & + &::before {
      content: '';
      width: 12px;
      border-top: 1px solid ${color('lineStrong')};
    }
  }
  ${media.phone} {
    flex: 1;
  }
`;

const Step = styled(NativeButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${control.md};
  padding: 0 ${space(3)} 0 ${space(2)};
  border-radius: ${radius[8]};
  color: ${color('textMuted')};
  white-space: nowrap;
  ${type(13)}
  &:hover {
    background: ${color('surfaceSunken')};
  }
  &[aria-current] {
    background: ${color('accentSurface')};
    color: ${color('accentText')};
    font-weight: ${weight.semibold};
  }
  ${media.phone} {
    justify-content: center;
    width: 100%;
    min-height: ${control.touch};
    padding: 0 ${space(1)};
  }
`;

const Nav = styled.nav`
  ${media.phone} {
    width: 100%;
  }
`;

const Mark = styled.span`
  ${stepMark}
  background: ${color('surfaceSunken')};
  [aria-current] > & {
    background: ${color('accentSurfaceStrong')};
  }
  &[data-state='done'] {
    background: ${color('successSurface')};
    color: ${color('successText')};
  }
  &[data-state='wrong'] {
    background: ${color('dangerSurface')};
    color: ${color('dangerText')};
  }
`;

/** `wrong`: something in it has to be mended before sending. `done`: nothing is missing there. */
export type StepState = 'open' | 'done' | 'wrong';

export type EditorStepsProps = {
  current: EditorStep;
  states: Record<EditorStep, StepState>;
  onGo: (step: EditorStep) => void;
};

/** The three steps of a request, each open at any time, with what is complete and what has to be mended. */
export function EditorSteps({ current, states, onGo }: EditorStepsProps) {
  const { t } = useTranslation('buyer');
  return (
    <Nav aria-label={t('steps.label')} data-paper="none">
      <List>
        {EDITOR_STEPS.map((step, index) => (
          <Item key={step}>
            <Step type="button" aria-current={step === current ? 'step' : undefined} onClick={() => onGo(step)}>
              <Mark data-state={states[step]} aria-hidden>
                {states[step] === 'open' ? index + 1 : states[step] === 'done' ? <Check /> : <CircleAlert />}
              </Mark>
              {t(`steps.${step}`)}
              {states[step] !== 'open' && <VisuallyHidden> {t(`steps.${states[step]}`)}</VisuallyHidden>}
            </Step>
          </Item>
        ))}
      </List>
    </Nav>
  );
}
