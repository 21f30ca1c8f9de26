import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { hasCode } from '../../../api/ApiError';
import { useApi } from '../../../api/ApiProvider';
import { signOnQueries } from '../../../queries/signOn';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { DomainsSection } from './DomainsSection';
import { RecordsSection } from './RecordsSection';
import { ScimSection } from './ScimSection';
import { SettingsSection } from './SettingsSection';

/** How the company's people sign in at its own identity provider, for owners. */
export function SignOnTab() {
  const { t } = useTranslation(['user', 'signOn']);
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(signOnQueries(useApi()).overview());
  const closed = hasCode(error, ERROR_CODES.OWNER_ONLY);
  return (
    <>
      <PageHeader title={t('user:signOn.title')} meta={t('user:signOn.meta')} />
      {closed && <EmptyState title={t('signOn:owners')} />}
      {error && !closed && !data && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {data && (
        <Stack $gap={8}>
          <DomainsSection domains={data.domains} />
          <SettingsSection key={data.settings ? 'set' : 'new'} overview={data} />
          <ScimSection url={data.scim_url} />
          <RecordsSection />
        </Stack>
      )}
    </>
  );
}
