import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { useSession } from '../../shell/session/useSession';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';

/** The signed-in person's own data, to read. */
export function ProfileTab() {
  const { t } = useTranslation('user');
  const { profile } = useSession();
  if (!profile) return null;
  const yes = (value: boolean) => t(value ? 'profile.on' : 'profile.off');
  const person = [
    { key: 'name', label: t('profile.name'), value: profile.name },
    { key: 'email', label: t('profile.email'), value: profile.email },
    { key: 'phone', label: t('profile.phone'), value: `${profile.phone_code} ${profile.phone}` },
    { key: 'department', label: t('profile.department'), value: profile.company_department },
    { key: 'jobTitle', label: t('profile.jobTitle'), value: profile.company_title },
  ];
  const consents = [
    { key: 'tradeMail', label: t('profile.tradeMail'), value: yes(profile.email_approval) },
    { key: 'marketing', label: t('profile.marketing'), value: yes(profile.marketing_approval) },
  ];
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <Stack $gap={8}>
        <Card>
          <KeyValueList items={person} />
        </Card>
        <Section title={t('profile.consents')}>
          <Card>
            <KeyValueList items={consents} />
          </Card>
        </Section>
        <Section
          title={t('profile.password')}
          note={t('profile.passwordText')}
          actions={<ButtonLink href={paths.auth.find()}>{t('profile.passwordAction')}</ButtonLink>}
        >
          {null}
        </Section>
      </Stack>
    </>
  );
}
