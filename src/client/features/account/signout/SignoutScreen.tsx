import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { withdrawalQueries } from '../../../queries/person';
import { useStaleOnceLeft } from '../../../queries/useStaleOnceLeft';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { forgetCopies } from '../../../shell/session/forgetCopies';
import { useSession } from '../../../shell/session/useSession';
import { useSessionActions } from '../../../shell/session/useSessionActions';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { Card } from '../../../ui/Card';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { Stack, Inline } from '../../../ui/Stack';
import { WithdrawForm } from './WithdrawForm';
import type { WithdrawBlocker } from '../../../../contract/entities/member';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';

const Narrow = styled.div`
  max-width: 640px;
`;

const Points = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  padding-left: ${space(5)};
  list-style: disc;
  ${type(14)}
  li::marker {
    color: ${color('textFaint')};
  }
`;

const erased = ['person', 'login', 'settings', 'pushes'] as const;
const kept = ['contracts', 'payments', 'disputes', 'orders'] as const;

/** Withdrawal: what goes, what the law keeps, and, unless work is open, the way out. */
export function SignoutScreen() {
  const { t } = useTranslation('user');
  const { logout } = useSessionActions();
  const errorText = useErrorText();
  const { profile } = useSession();
  const api = useApi();
  const { data, error, refetch } = useQuery(withdrawalQueries(api).state());
  useStaleOnceLeft(withdrawalQueries(api).state().queryKey);
  if (!profile) return null;

  const way = () => {
    if (error && !data) return <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />;
    if (!data) {
      return (
        <Loading>
          <SkeletonLines lines={5} />
        </Loading>
      );
    }
    if (!data.allowed) return <OpenWork blockers={data.blockers} />;
    const done = () => {
      void forgetCopies(profile.id, true);
      return logout(paths.user.signoutComplete());
    };
    return <WithdrawForm lastMember={data.last_active_member} onDone={done} onRefused={() => void refetch()} />;
  };
  return (
    <>
      <PageHeader
        title={t('signout.title')}
        breadcrumb={[
          { label: t('title'), href: paths.user.mypage() },
          { label: t('profile.title'), href: paths.user.mypageTab('profile') },
          { label: t('signout.title') },
        ]}
        meta={t('signout.meta', { email: profile.email })}
      />
      <Narrow>
        <Stack $gap={8}>
          <Section title={t('signout.erasedTitle')}>
            <Card>
              <Points>
                {erased.map((key) => (
                  <li key={key}>{t(`signout.erased.${key}`)}</li>
                ))}
              </Points>
            </Card>
          </Section>
          <Section title={t('signout.keptTitle')} note={t('signout.keptText')}>
            <Card>
              <Points>
                {kept.map((key) => (
                  <li key={key}>{t(`signout.kept.${key}`)}</li>
                ))}
              </Points>
            </Card>
          </Section>
          {way()}
        </Stack>
      </Narrow>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: ${space(2)} 0;
  padding-left: ${space(5)};
  list-style: disc;
  ${type(14)}
`;

/** Why the last active member cannot leave yet, and where to bring that to an end. */
function OpenWork({ blockers }: { blockers: readonly WithdrawBlocker[] }) {
  const { t } = useTranslation('user');
  return (
    <Stack>
      <Banner tone="danger" title={t('signout.refused')}>
        <List>
          {blockers.map(({ kind, count }) => (
            <li key={kind}>{t(`signout.open.${kind}`, { count })}</li>
          ))}
        </List>
        {t('signout.refusedText')}
      </Banner>
      <Inline>
        <ButtonLink variant="primary" href={paths.project.list()}>
          {t('signout.toProjects')}
        </ButtonLink>
        <ButtonLink href={paths.user.mypageTab('members')}>{t('signout.toMembers')}</ButtonLink>
      </Inline>
    </Stack>
  );
}
