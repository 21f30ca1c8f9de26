import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { factorQueries, useAppChanges } from '../../../queries/secondFactor';
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
import { LifeBuoy } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Section } from '../../../ui/Section';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { FactorName, FactorRows } from './factorList';

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
      {query.error && !factors && (
        <ErrorState error={query.error} text={errorText(query.error)} onRetry={() => void query.refetch()} />
      )}
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

const FEW = 3;

/** How many recovery codes are left, and new ones. */
function RecoverySection({ left, onCodes }: { left: number; onCodes: (codes: readonly string[] | null) => void }) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { makeCodes } = useAppChanges();
  const [requested, setRequested] = useState(false);
  const action = useConfirmedAction(async () => {
    const { recovery_codes } = await makeCodes({});
    setRequested(false);
    onCodes(recovery_codes);
  });
  return (
    <Section title={t('security.recovery')} note={t('security.recoveryText')}>
      <Card $padding="none">
        <FactorRows>
          <li>
            <LifeBuoy aria-hidden />
            <FactorName>
              {t('security.left', { count: left })}
              {left <= FEW && <Chip tone="yellow">{t('security.few')}</Chip>}
            </FactorName>
            <Button size="sm" onClick={() => setRequested(true)}>
              {t('security.makeCodes')}
            </Button>
          </li>
        </FactorRows>
      </Card>
      {requested && (
        <ConfirmDialog
          open
          onOpenChange={setRequested}
          title={t('security.makeCodesTitle')}
          text={t('security.makeCodesText')}
          confirmLabel={t('security.makeCodes')}
          loading={action.busy}
          error={action.failure === null ? null : errorText(action.failure)}
          onConfirm={() => void action.run(undefined)}
        />
      )}
      {action.prompt}
    </Section>
  );
}
