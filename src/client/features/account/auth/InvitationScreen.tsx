import { useQuery } from '@tanstack/react-query';
import { Link2Off, UserPlus } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../../ui/toast';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import type { InvitedTo } from '../../../../contract/entities/people';
import { hasCode } from '../../../api/ApiError';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { peopleQueries, useJoinInvited } from '../../../queries/people';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useSession } from '../../../shell/session/useSession';
import { useRoute } from '../../../shell/useRoute';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { ErrorState } from '../../../ui/ErrorState';
import { InlineError } from '../../../ui/InlineError';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { Text } from '../../../ui/Text';
import { AuthPanel } from './AuthPanel';
import { InvitedForm } from './InvitedForm';

/** Opened from a mailed invitation: a person registers, or signs in, and joins the company. */
export function InvitationScreen() {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const token = useRoute().query.t ?? '';
  const { data, error, refetch } = useQuery(peopleQueries(useApi()).invited(token));
  // A token too short to be one is refused as a wrong parameter; for the reader it is the same dead link.
  const dead = hasCode(error, ERROR_CODES.MAIL_TOKEN_OUTDATED) || hasCode(error, ERROR_CODES.WRONG_PARAM);
  if (token === '' || dead) {
    return <AuthPanel icon={<Link2Off />} title={t('join.outdatedHeading')} text={t('join.outdatedText')} />;
  }
  if (error && !data) return <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <AuthPanel title={t('join.title')}>
        <Loading>
          <SkeletonLines lines={4} />
        </Loading>
      </AuthPanel>
    );
  }
  const role = data.own_role_name ?? t(`role.${data.role}`);
  const place = [role, data.team_name, data.site_name].filter(Boolean).join(' · ');
  return (
    <AuthPanel
      icon={<UserPlus />}
      title={t('join.heading', { company: data.company_name })}
      text={t('join.text', { by: data.invited_by, company: data.company_name, role: place })}
    >
      {data.registered ? <Joining invited={data} token={token} /> : <InvitedForm invited={data} token={token} />}
    </AuthPanel>
  );
}

/** For a person with an account: signs in with the invited address, and joins. */
function Joining({ invited, token }: { invited: InvitedTo; token: string }) {
  const { t } = useTranslation('people');
  const router = useRouter();
  const errorText = useErrorText();
  const { profile } = useSession();
  const join = useJoinInvited();
  if (!profile) {
    return (
      <>
        <Text>{t('join.signInText')}</Text>
        <ButtonLink
          variant="primary"
          size="lg"
          wide
          href={paths.auth.login({ next: paths.auth.invitation(token), email: invited.email })}
        >
          {t('join.signIn')}
        </ButtonLink>
      </>
    );
  }
  if (profile.email !== invited.email) {
    return (
      <>
        <Text>{t('join.other', { email: profile.email })}</Text>
        <ButtonLink size="lg" wide href={paths.auth.logout()}>
          {t('join.signOut')}
        </ButtonLink>
      </>
    );
  }
  const submit = async () => {
    try {
      const { company_name } = await join.mutateAsync(token);
      toast.success(t('join.done', { company: company_name }));
      await router.replace(paths.service.hub());
    } catch {
      // The mutation shows why.
    }
  };
  return (
    <>
      {join.error && <InlineError>{errorText(join.error)}</InlineError>}
      <Button variant="primary" size="lg" wide loading={join.isPending} onClick={() => void submit()}>
        {t('join.join')}
      </Button>
    </>
  );
}
