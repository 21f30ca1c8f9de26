import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { factorQueries } from '../../../queries/secondFactor';
import { nextPath } from '../../../shell/route/sameSite';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { Inline, Stack } from '../../../ui/Stack';
import { AppSection } from './AppSection';
import { PasskeySection } from './PasskeySection';
import { RecoveryDialog } from './RecoveryDialog';
import { RecoverySection } from './RecoverySection';

/** What a person has beside the password: passkeys, an authenticator app, recovery codes. */
export function SecurityTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const query = useQuery(factorQueries(useApi()).mine());
  const next = nextPath(useRoute().query.next);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const factors = query.data;
  const none = factors !== undefined && factors.passkey_list.length === 0 && !factors.app;
  return (
    <>
      <PageHeader
        title={t('security.title')}
        meta={t('security.meta')}
        actions={
          <Inline $gap={2}>
            <ButtonLink href={paths.user.edit('password')}>{t('security.password')}</ButtonLink>
            <ButtonLink href={paths.user.mypageTab('sessions')}>{t('security.devices')}</ButtonLink>
          </Inline>
        }
      />
      {query.isPending && (
        <Loading>
          <SkeletonLines lines={6} />
        </Loading>
      )}
      {query.error && !factors && <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />}
      {factors && (
        <Stack $gap={8}>
          {factors.required && none && (
            <Banner tone="warning" title={t('security.required')}>
              {t('security.requiredText')}
            </Banner>
          )}
          {next !== undefined && !none && (
            <Banner
              tone="success"
              title={t('security.done')}
              action={
                <ButtonLink href={next} variant="primary">
                  {t('security.goOn')}
                </ButtonLink>
              }
            >
              {t('security.doneText')}
            </Banner>
          )}
          <PasskeySection passkeys={factors.passkey_list} onCodes={setCodes} />
          <AppSection app={factors.app} onCodes={setCodes} />
          {!none && <RecoverySection left={factors.recovery_left} onCodes={setCodes} />}
        </Stack>
      )}
      {codes && <RecoveryDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
