import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { edge } from '../../../theme/edge';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { Tabs } from '../../../ui/Tabs';
import { LandingVideo, type VideoAudience } from './LandingVideo';

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 0.85fr) minmax(0, 1fr);
  align-items: center;
  gap: ${space(14)};
  padding-top: ${space(4)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(8)};
    padding-top: 0;
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space(7)};
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${space(4)};
  h3 {
    ${type(16)}
    line-height: 32px;
    font-weight: ${weight.semibold};
  }
  p {
    color: ${color('textMuted')};
    ${type(14)}
  }
`;

const Mark = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.round};
  background: ${color('accentSurfaceStrong')};
  color: ${color('accentText')};
  ${edge}
  ${type(14)}
  font-weight: ${weight.bold};
`;

const roles: readonly VideoAudience[] = ['buyer', 'seller', 'manage'];

const numbers = ['1', '2', '3'] as const;

/** Three steps for each of the three audiences, beside a recording of the screens they lead to. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  const tabs = roles.map((key) => ({ key, label: t(`how.${key}`), content: <Role role={key} /> }));
  return <Tabs aria-label={t('how.label')} tabs={tabs} />;
}

function Role({ role }: { role: VideoAudience }) {
  const { t } = useTranslation('home');
  return (
    <Split>
      <Steps>
        {numbers.map((number) => (
          <Step key={number}>
            <Mark aria-hidden>{number}</Mark>
            <div>
              <h3>{t(`how.${role}Steps.${number}`)}</h3>
              <p>{t(`how.${role}Steps.${number}Text`)}</p>
            </div>
          </Step>
        ))}
      </Steps>
      <LandingVideo audience={role} />
    </Split>
  );
}
