import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { signOnQueries } from '../../../queries/signOn';
import { OwnersOnly } from '../OwnersOnly';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { DomainsSection } from './DomainsSection';
import { RecordsSection } from './RecordsSection';
import { ScimSection } from './ScimSection';
import { SettingsSection } from './SettingsSection';

/** How the company's people sign in at its own identity provider, for owners. */
export function SignOnTab() {
  const { t } = useTranslation('user');
  const head = <PageHeader title={t('signOn.title')} meta={t('signOn.meta')} />;
  return (
    <OwnersOnly head={head}>
      {head}
      <Parts />
    </OwnersOnly>
  );
}

function Parts() {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(signOnQueries(useApi()).overview());
  if (!data) return error && <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />;
  return (
    <Stack $gap={8}>
      <DomainsSection domains={data.domains} />
      <SettingsSection key={data.settings ? 'set' : 'new'} overview={data} />
      <ScimSection url={data.scim_url} />
      <RecordsSection />
    </Stack>
  );
}
