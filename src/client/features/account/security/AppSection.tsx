import { Smartphone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { newApp } from '../../../../contract/endpoints/secondFactor';
import type { EndpointOutput } from '../../../../contract/operationTypes';
import type { SecondFactors } from '../../../../contract/entities/secondFactor';
import { DateText } from '../../../shared/DateText';
import { useAppChanges } from '../../../queries/secondFactor';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Inline } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { FactorFacts, FactorName, FactorRows } from './factorList';
import { lateDialog } from '../../../ui/lateDialog';

// The picture's script comes with the dialog.
const { Dialog: AppDialog } = lateDialog(() => import('./AppDialog').then((part) => part.AppDialog));

interface Props {
  app: SecondFactors['app'];
  onCodes: (codes: readonly string[] | null) => void;
}

/** The authenticator app: set up, put in another one's place, or turned off. */
export function AppSection({ app, onCodes }: Props) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { begin, remove } = useAppChanges();
  const [key, setKey] = useState<EndpointOutput<typeof newApp> | null>(null);
  const [removing, setRemoving] = useState(false);
  const setUp = useConfirmedAction(async () => setKey(await begin({})));
  const turnOff = useConfirmedAction(async () => {
    await remove({});
    toast.success(t('security.appRemoved'));
    setRemoving(false);
  });
  return (
    <Section
      title={t('security.app')}
      note={t('security.appText')}
      actions={
        <Button loading={setUp.busy} onClick={() => void setUp.run(undefined)}>
          {t(app ? 'security.appAnew' : 'security.appSetUp')}
        </Button>
      }
    >
      <Card $padding={app ? 'none' : 'md'}>
        {app ? (
          <FactorRows>
            <li>
              <Smartphone aria-hidden />
              <div>
                <FactorName>{t('security.appOn')}</FactorName>
                <FactorFacts>
                  <span>
                    {t('security.added')} <DateText value={app.created_at} />
                  </span>
                  <span>
                    {t('security.lastUsed')}{' '}
                    {app.last_used_at ? <DateText value={app.last_used_at} time /> : t('security.never')}
                  </span>
                </FactorFacts>
              </div>
              <Inline $gap={2}>
                <Button size="sm" onClick={() => setRemoving(true)}>
                  {t('security.turnOff')}
                </Button>
              </Inline>
            </li>
          </FactorRows>
        ) : (
          <Text $color="textMuted">{t('security.noApp')}</Text>
        )}
      </Card>
      {setUp.failure !== null && <InlineError>{errorText(setUp.failure)}</InlineError>}
      {key && (
        <AppDialog
          appKey={key}
          onClose={() => setKey(null)}
          onDone={(codes) => {
            setKey(null);
            if (!codes) toast.success(t('security.appAdded'));
            onCodes(codes);
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          open
          danger
          onOpenChange={setRemoving}
          title={t('security.turnOffTitle')}
          text={t('security.turnOffText')}
          confirmLabel={t('security.turnOff')}
          loading={turnOff.busy}
          error={turnOff.failure === null ? null : errorText(turnOff.failure)}
          onConfirm={() => void turnOff.run(undefined)}
        />
      )}
      {setUp.prompt}
      {turnOff.prompt}
    </Section>
  );
}
