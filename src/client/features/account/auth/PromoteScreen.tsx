import { Building2, EyeOff, ListChecks, LogIn, RotateCcw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../../paths';
import { useEndedBefore } from '../../../shell/session/useEndedLogin';
import { useNextPath } from '../../../shell/session/useNextPath';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/ButtonLink';
import { AuthPanel } from './AuthPanel';

const Reasons = styled.ul`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[16]};
`;

const Reason = styled.li`
  display: flex;
  gap: ${space(3)};
  color: ${color('textMuted')};
  ${type(13)}
  & > svg {
    flex-shrink: 0;
    width: 20px;
    height: 20px;
    color: ${color('accentText')};
  }
  strong {
    display: block;
    color: ${color('text')};
    ${type(14)}
    font-weight: ${weight.semibold};
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const reasons = [
  { key: 'matched', icon: <ListChecks aria-hidden /> },
  { key: 'private', icon: <EyeOff aria-hidden /> },
  { key: 'kept', icon: <RotateCcw aria-hidden /> },
] as const;

/**
 * Why an account is needed, and both ways to one, with the way back kept. A person whose login in this browser ended by
 * itself sees that instead, and signs in first.
 */
export function PromoteScreen() {
  const { t } = useTranslation('auth');
  const shell = useTranslation('shell');
  const target = useNextPath();
  const next = target === paths.home() ? undefined : target;
  const ended = useEndedBefore();
  const join = (
    <ButtonLink
      key="join"
      variant={ended ? 'secondary' : 'primary'}
      size="lg"
      wide
      href={paths.auth.signup({ next })}
      data-stlbs-id="promote-join"
    >
      {t('join')}
    </ButtonLink>
  );
  const signIn = (
    <ButtonLink
      key="signIn"
      variant={ended ? 'primary' : 'secondary'}
      size="lg"
      wide
      href={paths.auth.login({ next })}
      data-stlbs-id="promote-sign-in"
    >
      {t('signIn')}
    </ButtonLink>
  );
  if (ended) {
    return (
      <AuthPanel icon={<LogIn />} title={shell.t(`ended.${ended}.title`)} text={shell.t('ended.back')} width={440}>
        <Ways>{[signIn, join]}</Ways>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel icon={<Building2 />} title={t('promote.heading')} text={t('promote.text')} width={440}>
      <Reasons>
        {reasons.map(({ key, icon }) => (
          <Reason key={key}>
            {icon}
            <div>
              <strong>{t(`promote.reasons.${key}`)}</strong>
              {t(`promote.reasons.${key}Text`)}
            </div>
          </Reason>
        ))}
      </Reasons>
      <Ways>{[join, signIn]}</Ways>
    </AuthPanel>
  );
}
