import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import type { CompanyClaim } from '../../../../contract/entities/member';
import { useApi } from '../../../api/ApiProvider';
import { DateText } from '../../../shared/DateText';
import { memberQueries, useFileClaim } from '../../../queries/members';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { ErrorState } from '../../../ui/ErrorState';
import { InlineError } from '../../../ui/InlineError';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Section } from '../../../ui/Section';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { Inline, Stack } from '../../../ui/Stack';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { NoteField } from '../../../ui/NoteField';
import { Recovery } from '../../../ui/recovery/Recovery';

const tones = { open: 'yellow', accepted: 'green', refused: 'red' } as const;

/** States that a company is one's own although its members do not answer; the operator decides. */
export function ClaimSection() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(memberQueries(useApi()).claim());
  const claim = data?.claim ?? null;
  return (
    <Section title={t('claim.title')} note={t('claim.text')}>
      {error && !data && <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Loading>
          <SkeletonLines lines={3} />
        </Loading>
      )}
      {data && (
        <Card>
          <Stack $gap={5}>
            {claim && <ClaimState claim={claim} />}
            {claim?.status !== 'open' && <ClaimForm />}
          </Stack>
        </Card>
      )}
    </Section>
  );
}

function ClaimState({ claim }: { claim: CompanyClaim }) {
  const { t } = useTranslation('user');
  return (
    <KeyValueList
      items={[
        {
          key: 'status',
          label: t('claim.status'),
          value: <Chip tone={tones[claim.status]}>{t(`claim.${claim.status}`)}</Chip>,
        },
        { key: 'date', label: t('claim.date'), value: <DateText value={claim.created_at} time /> },
        { key: 'reason', label: t('claim.reason'), value: claim.reason },
        ...(claim.decision_note ? [{ key: 'note', label: t('claim.note'), value: claim.decision_note }] : []),
      ]}
    />
  );
}

function ClaimForm() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { mutateAsync } = useFileClaim();
  const file = useConfirmedAction(mutateAsync);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const empty = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!empty) void file.run(reason.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Recovery name="companyClaim" />
      <Stack>
        <NoteField
          label={t('claim.reason')}
          help={t('claim.help')}
          error={checked && empty && t('errors.required')}
          rows={4}
          maxLength={2000}
          value={reason}
          onChange={setReason}
        />
        {file.failure !== null && <InlineError>{errorText(file.failure)}</InlineError>}
        <Inline $justify="flex-end">
          <Button type="submit" loading={file.busy}>
            {t('claim.submit')}
          </Button>
        </Inline>
      </Stack>
      {file.prompt}
    </form>
  );
}
