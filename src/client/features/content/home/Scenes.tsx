import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { edge } from '../../../theme/edge';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { NativeButton } from '../../../ui/nativeControls';
import { LandingVideo } from './LandingVideo';
import { useRecording, type VideoAudience } from './useRecording';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr);
  align-items: center;
  gap: ${space(14)};
  & + & {
    margin-top: ${space(20)};
  }
  &[data-turned] {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    & > figure {
      order: -1;
    }
  }
  ${media.compact} {
    &,
    &[data-turned] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(6)};
    }
    &[data-turned] > figure {
      order: 0;
    }
    & + & {
      margin-top: ${space(14)};
    }
  }
`;

const Words = styled.div`
  & > p {
    color: ${color('accentText')};
    ${type(14)}
    font-weight: ${weight.semibold};
  }
  & > h3 {
    margin: ${space(2)} 0 ${space(5)};
    white-space: pre-line;
    ${type(24)}
    font-weight: ${weight.bold};
    letter-spacing: -0.02em;
  }
`;

const Step = styled(NativeButton)`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  width: 100%;
  padding: ${space(3)};
  border-radius: ${radius[8]};
  text-align: left;
  & > b {
    ${type(16)}
    font-weight: ${weight.semibold};
  }
  & > small {
    grid-column: 2;
    color: ${color('textMuted')};
    ${type(14)}
  }
  &:hover {
    background: ${color('surfaceSunken')};
  }
  &[aria-current] {
    background: ${color('accentSurface')};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius.round};
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
  ${edge}
  ${type(13)}
  font-weight: ${weight.bold};
  [aria-current] > & {
    background: ${color('accent')};
    color: ${color('onAccent')};
  }
`;

const roles: readonly VideoAudience[] = ['buyer', 'seller', 'manage'];

const numbers = ['1', '2', '3'] as const;

/** What each of the three audiences does in three steps, beside a recording in which the present step is marked. */
export function Scenes() {
  return roles.map((role, index) => <Scene key={role} role={role} turned={index % 2 === 1} />);
}

function Scene({ role, turned }: { role: VideoAudience; turned: boolean }) {
  const { t } = useTranslation('home');
  const recording = useRecording(role);
  return (
    <Root aria-label={t(`how.${role}`)} data-turned={turned || undefined}>
      <Words>
        <p>{t(`how.${role}`)}</p>
        <h3>{t(`how.${role}Title`)}</h3>
        <ol>
          {numbers.map((number, index) => (
            <li key={number}>
              <Step
                type="button"
                aria-current={recording.playing && recording.step === index ? 'step' : undefined}
                onClick={() => recording.jump(index)}
              >
                <Mark aria-hidden>{number}</Mark>
                <b>{t(`how.${role}Steps.${number}`)}</b>
                <small>{t(`how.${role}Steps.${number}Text`)}</small>
              </Step>
            </li>
          ))}
        </ol>
      </Words>
      <LandingVideo audience={role} recording={recording} />
    </Root>
  );
}
