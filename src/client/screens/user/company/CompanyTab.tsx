import { BadgeCheck, Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { formatRegistrationNumber } from '../../../../domain/company/registrationNumber';
import { useSession } from '../../../shell/session/useSession';
import { Banner } from '../../../ui/Banner';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { KeyValueList } from '../../../ui/KeyValueList';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { BankAccountSection } from './BankAccountSection';

/** The company as partners see it, and the account they pay to. */
export function CompanyTab() {
  const { t } = useTranslation('user');
  const { profile } = useSession();
  if (!profile) return null;
  const verified = profile.company_verified;
  const chip = (
    <Chip tone={verified ? 'blue' : 'gray'} icon={verified ? <BadgeCheck /> : <Clock />}>
      {t(verified ? 'company.verified' : 'company.unverified')}
    </Chip>
  );
  const facts = [
    { key: 'name', label: t('company.name'), value: profile.company_name },
    {
      key: 'registration',
      label: t('company.registration'),
      value: formatRegistrationNumber(profile.company_registration_number),
    },
    { key: 'ceo', label: t('company.ceo'), value: profile.company_ceo },
    { key: 'address', label: t('company.address'), value: profile.company_address },
  ];
  return (
    <>
      <PageHeader title={t('company.title')} status={chip} />
      <Stack $gap={8}>
        {!verified && <Banner>{t('company.unverifiedText')}</Banner>}
        <Section title={t('company.facts')}>
          <Card>
            <KeyValueList items={facts} labelWidth="144px" />
          </Card>
        </Section>
        <BankAccountSection />
      </Stack>
    </>
  );
}
