import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { MailIntake } from '../../../../contract/entities/mailIn';
import { useApi } from '../../../api/ApiProvider';
import { mailIntakeQuery, useEndMailIntake, useMakeMailIntake } from '../../../queries/mailIn';
import { DateText } from '../../../shared/DateText';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { InlineError } from '../../../ui/InlineError';
import { PageHeader } from '../../../ui/PageHeader';
import { Inline, Stack } from '../../../ui/Stack';
import { Code, Text } from '../../../ui/Text';

/** The address to which the company's people email lists, and what becomes of such emails. */
export function MailInTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(mailIntakeQuery(useApi()));
  return (
    <>
      <PageHeader title={t('mail.title')} meta={t('mail.meta')} />
      {error && !data && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {data && !data.available && <EmptyState title={t('mail.off')} text={t('mail.offText')} />}
      {data?.available && (
        <Stack $gap={4}>
          <Card>
            <Address intake={data} />
          </Card>
          <Card>
            <Stack $gap={2}>
              {(['list', 'draft', 'proof', 'reply'] as const).map((rule) => (
                <Text key={rule} $color="textMuted">
                  {t(`mail.rules.${rule}`)}
                </Text>
              ))}
            </Stack>
          </Card>
        </Stack>
      )}
    </>
  );
}

function Address({ intake }: { intake: MailIntake }) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const make = useMakeMailIntake();
  const end = useEndMailIntake();
  const [open, setOpen] = useState<'renew' | 'end' | null>(null);
  const { address, made_at, manages } = intake;
  const close = () => setOpen(null);
  const copy = async (text: string) => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (copied) toast.success(t('mail.copied'));
    else toast.error(t('mail.notCopied'));
  };
  if (!address) {
    return (
      <Stack $gap={3}>
        <Text>{t(manages ? 'mail.none' : 'mail.noneHere')}</Text>
        {manages && (
          <div>
            <Button variant="primary" loading={make.isPending} onClick={() => make.mutate()}>
              {t('mail.make')}
            </Button>
          </div>
        )}
        {make.error && <InlineError>{errorText(make.error)}</InlineError>}
      </Stack>
    );
  }
  const acting = open === 'renew' ? make : end;
  return (
    <Stack $gap={3}>
      <Inline $gap={3}>
        <Code aria-label={t('mail.address')}>{address}</Code>
        <Button size="sm" icon={<Copy />} onClick={() => void copy(address)}>
          {t('mail.copy')}
        </Button>
      </Inline>
      <Text $size={12} $color="textMuted">
        {t('mail.madeOn')} {made_at && <DateText value={made_at} />}
      </Text>
      {manages && (
        <Inline>
          <Button onClick={() => setOpen('renew')}>{t('mail.renew')}</Button>
          <Button onClick={() => setOpen('end')}>{t('mail.end')}</Button>
        </Inline>
      )}
      {open && (
        <ConfirmDialog
          open
          danger
          onOpenChange={close}
          title={t(`mail.${open}Title`)}
          text={t(`mail.${open}Text`)}
          confirmLabel={t(`mail.${open}`)}
          onConfirm={() => acting.mutate(undefined, { onSuccess: close })}
          loading={acting.isPending}
          error={acting.error ? errorText(acting.error) : undefined}
        />
      )}
    </Stack>
  );
}
