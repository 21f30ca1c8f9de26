import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { noticeQueries } from '../../../queries/notice';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useSession } from '../../../shell/session/useSession';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { SkeletonBlock } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { ConsentList } from './ConsentList';
import { DeviceSection } from './DeviceSection';
import { NoticeSection } from './NoticeSection';
import { PhoneSection } from './PhoneSection';

/** How the signed-in person is notified of what, on which devices, and the consents behind it. */
export function NoticeTab() {
  const { t } = useTranslation('notice');
  const errorText = useErrorText();
  const { profile } = useSession();
  const active = profile?.member_status === 'active';
  const settings = useQuery({ ...noticeQueries(useApi()).settings(), enabled: active });
  if (!profile) return null;
  return (
    <>
      <PageHeader title={t('title')} meta={t('meta')} />
      <Stack $gap={8}>
        {active && !settings.data && !settings.error && <SkeletonBlock height="480px" />}
        {settings.error && !settings.data && (
          <ErrorState text={errorText(settings.error)} onRetry={() => void settings.refetch()} />
        )}
        {active && settings.data && (
          <>
            <NoticeSection settings={settings.data} profile={profile} />
            <DeviceSection />
            {settings.data.text_on && <PhoneSection settings={settings.data} profile={profile} />}
          </>
        )}
        <Section title={t('consent.title')}>
          <ConsentList profile={profile} />
        </Section>
      </Stack>
    </>
  );
}
