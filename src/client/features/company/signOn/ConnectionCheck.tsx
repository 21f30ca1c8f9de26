import { useTranslation } from 'next-i18next/pages';
import { type SignOnCheck, SIGN_ON_CHECKS } from '../../../../contract/signOnChoices';
import { useCheckSignOn } from '../../../queries/signOn';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { InlineError } from '../../../ui/InlineError';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

/** Tests the connection that is saved, and says at which step it fails. */
export function ConnectionCheck() {
  const { t } = useTranslation('signOn');
  const errorText = useErrorText();
  const { data, error, isPending, mutate } = useCheckSignOn();
  const stateOf = (step: SignOnCheck) =>
    data?.passed.includes(step) ? 'passed' : data?.failed === step ? 'wrong' : 'waiting';
  const tones = { passed: 'green', wrong: 'red', waiting: 'gray' } as const;
  return (
    <Stack $gap={3}>
      <div>
        <Button loading={isPending} onClick={() => mutate()}>
          {t('settings.check')}
        </Button>
      </div>
      {error && <InlineError>{errorText(error)}</InlineError>}
      {data && (
        <Banner
          tone={data.failed ? 'warning' : 'success'}
          title={
            data.failed && data.reason
              ? t('check.failed', { reason: t(`records.outcomes.${data.reason}`) })
              : t('check.ok')
          }
        >
          <Stack $gap={2}>
            {SIGN_ON_CHECKS.map((step) => (
              <Inline key={step} $gap={2}>
                <Chip tone={tones[stateOf(step)]}>{t(`check.${stateOf(step)}`)}</Chip>
                <span>{t(`check.step.${step}`)}</span>
              </Inline>
            ))}
            {data.detail && (
              <Text $size={12} $color="textMuted">
                {data.detail}
              </Text>
            )}
          </Stack>
        </Banner>
      )}
    </Stack>
  );
}
