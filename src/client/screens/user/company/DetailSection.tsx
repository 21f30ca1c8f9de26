import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { companyQueries } from '../../../queries/company';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ErrorState } from '../../../ui/ErrorState';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Section } from '../../../ui/Section';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { DetailForm } from './DetailForm';

/** English facts, type and item of business, and the approval boxes of papers: shown, and changed in place. */
export function DetailSection() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(companyQueries(useApi()).detail());
  const [editing, setEditing] = useState(false);

  const content = () => {
    if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
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
  const edit = data && !editing && <Button onClick={() => setEditing(true)}>{t('company.editDetail')}</Button>;
  return (
    <Section title={t('company.detail')} note={t('company.detailText')} actions={edit}>
      <Card>{content()}</Card>
    </Section>
  );
}
