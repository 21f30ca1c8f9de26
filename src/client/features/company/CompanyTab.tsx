import { BadgeCheck, Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { formatRegistrationNumber } from '../../../domain/company/registrationNumber';
import { paths } from '../../paths';
import { useSession } from '../../shell/session/useSession';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { KeyValueList } from '../../ui/KeyValueList';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { Stack, Columns } from '../../ui/Stack';
import { BankAccountSection } from './BankAccountSection';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { companyQueries } from '../../queries/company';
import { PictureField } from './PictureField';
import { useRight } from '../../shared/useRight';
import { useState } from 'react';
import { useErrorText } from '../../shell/errors/useErrorText';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { Loading, SkeletonLines } from '../../ui/Skeleton';
import { ReadingRules } from './readingRules/ReadingRules';
import { DetailForm } from './DetailForm';

/** The company as partners see it, and the account they pay to. */
export function CompanyTab() {
  const { t } = useTranslation('user');
  const { profile } = useSession();
  const edits = useRight('edit_company');
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
            action={edits && <ButtonLink href={complete}>{t('company.complete')}</ButtonLink>}
          >
            {t('company.incompleteText')}
          </Banner>
        )}
        {profile.company_complete && !verified && <Banner>{t('company.unverifiedText')}</Banner>}
        <Section
          title={t('company.facts')}
          actions={edits && <ButtonLink href={paths.user.edit('company')}>{t('company.edit')}</ButtonLink>}
        >
          <Card>
            <KeyValueList items={facts} labelWidth="144px" />
          </Card>
        </Section>
        <DetailSection />
        {edits && <PictureSection />}
        <BankAccountSection />
        <ReadingRules />
      </Stack>
    </>
  );
}

/** The seal and the logo that documents print. */
function PictureSection() {
  const { t } = useTranslation('user');
  const { data } = useQuery(companyQueries(useApi()).detail());
  if (!data) return null;
  return (
    <Section title={t('company.pictures')} note={t('company.picturesText')}>
      <Card>
        <Columns>
          <PictureField kind="seal" picture={data.seal} />
          <PictureField kind="logo" picture={data.logo} />
        </Columns>
      </Card>
    </Section>
  );
}

/** English facts, type and item of business, and the approval boxes of documents: shown, and changed in place. */
function DetailSection() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(companyQueries(useApi()).detail());
  const [editing, setEditing] = useState(false);
  const edits = useRight('edit_company');

  const content = () => {
    if (error && !data) return <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />;
    if (!data) {
      return (
        <Loading>
          <SkeletonLines lines={5} />
        </Loading>
      );
    }
    if (editing) return <DetailForm detail={data} onDone={() => setEditing(false)} />;
    const facts = [
      { key: 'name_en', label: t('company.nameEn'), value: data.name_en },
      { key: 'ceo_en', label: t('company.ceoEn'), value: data.ceo_en },
      { key: 'address_en', label: t('company.addressEn'), value: data.address_en },
      { key: 'business_type', label: t('company.businessType'), value: data.business_type },
      { key: 'business_item', label: t('company.businessItem'), value: data.business_item },
      { key: 'approval', label: t('company.approvalBoxes'), value: data.approval_titles.join(' / ') },
    ];
    return <KeyValueList items={facts} labelWidth="144px" />;
  };
  const edit = edits && data && !editing && <Button onClick={() => setEditing(true)}>{t('company.editDetail')}</Button>;
  return (
    <Section title={t('company.detail')} note={t('company.detailText')} actions={edit}>
      <Card>{content()}</Card>
    </Section>
  );
}
