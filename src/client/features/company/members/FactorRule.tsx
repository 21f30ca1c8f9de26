import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { hasCode } from '../../../api/ApiError';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { factorQueries, useSetFactorRule } from '../../../queries/secondFactor';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { Switch } from '../../../ui/Switch';
import { Text } from '../../../ui/Text';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';

/** Whether members need a second factor; an owner turns that on and off. */
export function FactorRule({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { data: rule } = useQuery(factorQueries(useApi()).rule());
  const action = useConfirmedAction(useSetFactorRule());
  const [requested, setRequested] = useState(false);
  if (!rule) return null;
  const set = async (required: boolean) => {
    const done = await action.run(required);
    setRequested(false);
    if (done) toast.success(t(required ? 'members.rule.on' : 'members.rule.off'));
  };
  const ownMissing = hasCode(action.failure, ERROR_CODES.OWN_FACTOR_FIRST);
  return (
    <Section title={t('members.rule.title')} note={t('members.rule.text')}>
      <Card>
        <Stack $gap={3}>
          {isOwner ? (
            <Switch
              checked={rule.required}
              disabled={action.busy}
              label={t('members.rule.label')}
              onChange={(required) => (required ? setRequested(true) : void set(false))}
            />
          ) : (
            <Text>{t(rule.required ? 'members.rule.isOn' : 'members.rule.isOff')}</Text>
          )}
          {rule.required && rule.missing !== null && rule.missing > 0 && (
            <Text $size={13} $color="textMuted">
              {t('members.rule.missing', { count: rule.missing })}
            </Text>
          )}
          {action.failure !== null && <InlineError>{errorText(action.failure)}</InlineError>}
          {ownMissing && (
            <div>
              <ButtonLink href={paths.user.mypageTab('security')}>{t('members.rule.setUp')}</ButtonLink>
            </div>
          )}
        </Stack>
      </Card>
      {requested && (
        <ConfirmDialog
          open
          onOpenChange={setRequested}
          title={t('members.rule.ask')}
          text={t('members.rule.askText', { count: rule.missing ?? 0 })}
          confirmLabel={t('members.rule.confirm')}
          loading={action.busy}
          onConfirm={() => void set(true)}
        />
      )}
      {action.prompt}
    </Section>
  );
}
