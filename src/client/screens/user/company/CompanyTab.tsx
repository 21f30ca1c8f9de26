import { BadgeCheck, Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { formatRegistrationNumber } from '../../../../domain/company/registrationNumber';
import { paths } from '../../../paths';
import { useSession } from '../../../shell/session/useSession';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { KeyValueList } from '../../../ui/KeyValueList';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { BankAccountSection } from './BankAccountSection';
import { DetailSection } from './DetailSection';
import { PictureSection } from './PictureSection';

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
  const complete = paths.user.regacy({ next: paths.user.mypageTab('company') });
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
        {!profile.company_complete && (
          <Banner
            tone="warning"
            title={t('company.incomplete')}
            action={<ButtonLink href={complete}>{t('company.complete')}</ButtonLink>}
          >
            {t('company.incompleteText')}
          </Banner>
        )}
        {profile.company_complete && !verified && <Banner>{t('company.unverifiedText')}</Banner>}
        <Section
          title={t('company.facts')}
          actions={<ButtonLink href={paths.user.edit('company')}>{t('company.edit')}</ButtonLink>}
        >
          <Card>
            <KeyValueList items={facts} labelWidth="144px" />
          </Card>
        </Section>
        <DetailSection />
        <PictureSection />
        <BankAccountSection />
      </Stack>
    </>
  );
}
