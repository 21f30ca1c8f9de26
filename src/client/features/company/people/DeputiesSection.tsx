import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { CompanyMember } from '../../../../contract/entities/member';
import { DEPUTY_DAYS } from '../../../../contract/constants';
import { daysLater } from '../../../../domain/time/spans';
import type { Deputy } from '../../../../contract/entities/people';
import { useApi } from '../../../api/ApiProvider';
import { peopleQueries, useEndDeputy, useNameDeputy } from '../../../queries/people';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DateInput } from '../../../ui/DateInput';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

interface Props {
  members: readonly CompanyMember[];
  manages: boolean;
}

/** Who stands in for whom; everybody names the own deputy. */
export function DeputiesSection({ members, manages }: Props) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const { data, error } = useQuery(peopleQueries(useApi()).deputies());
  const end = useEndDeputy();
  const [naming, setNaming] = useState(false);
  const [ended, setEnded] = useState<Deputy | null>(null);
  const active = members.filter(({ member_status }) => member_status === 'active');
  const me = active.find(({ is_me }) => is_me);
  if (!me || active.length < 2) return null;
  return (
    <Section
      title={t('deputies.title')}
      note={t('deputies.text')}
      actions={<Button onClick={() => setNaming(true)}>{t('deputies.name')}</Button>}
    >
      <Card>
        <Stack $gap={3}>
          {error && !data && <InlineError>{errorText(error)}</InlineError>}
          {data?.items.length === 0 && <Text $color="textMuted">{t('deputies.none')}</Text>}
          {data?.items.map((one) => (
            <Inline key={one.account_id} $justify="space-between">
              <Text as="span">
                {t('deputies.row', { name: one.name, deputy: one.deputy_name, from: one.from_on, until: one.until_on })}
              </Text>
              {(manages || one.account_id === me.id) && (
                <Button
                  size="sm"
                  aria-label={t('deputies.endOf', { name: one.name })}
                  loading={end.isPending && end.variables === one.account_id}
                  onClick={() => setEnded(one)}
                >
                  {t('deputies.end')}
                </Button>
              )}
            </Inline>
          ))}
        </Stack>
      </Card>
      {ended && (
        <ConfirmDialog
          open
          onOpenChange={() => setEnded(null)}
          title={t('deputies.endHeading', { name: ended.name })}
          text={t('deputies.endText', { deputy: ended.deputy_name })}
          confirmLabel={t('deputies.end')}
          onConfirm={() => end.mutate(ended.account_id, { onSettled: () => setEnded(null) })}
          danger
          loading={end.isPending}
        />
      )}
      {naming && <DeputyDialog me={me} people={active} manages={manages} onClose={() => setNaming(false)} />}
    </Section>
  );
}

interface DialogProps {
  me: CompanyMember;
  people: readonly CompanyMember[];
  manages: boolean;
  onClose: () => void;
}

function DeputyDialog({ me, people, manages, onClose }: DialogProps) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const action = useConfirmedAction(useNameDeputy().mutateAsync);
  const [id, setId] = useState(me.id);
  const [deputy, setDeputy] = useState('');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const latest = from === '' ? undefined : daysLater(from, DEPUTY_DAYS - 1);
  const choices = (besides: string) =>
    people
      .filter((one) => one.id !== besides)
      .map(({ id: value, name, email }) => ({ value, label: `${name} (${email})` }));
  const submit = async () => {
    if (await action.run({ id, deputy_id: deputy, from_on: from, until_on: until })) onClose();
  };
  return (
    <>
      <FormDialog
        onClose={onClose}
        onSubmit={() => void submit()}
        title={t('deputies.name')}
        submitLabel={t('save')}
        submitDisabled={deputy === '' || deputy === id || from === '' || until === ''}
        loading={action.busy}
        width={400}
      >
        <Stack $gap={3}>
          {manages && (
            <Field label={t('deputies.absent')}>
              <Select options={choices('')} value={id} onChange={(event) => setId(event.target.value)} />
            </Field>
          )}
          <Field label={t('deputies.deputy')}>
            <Select
              options={choices(id)}
              placeholder={t('deputies.choose')}
              value={deputy}
              onChange={(event) => setDeputy(event.target.value)}
            />
          </Field>
          <Field label={t('deputies.from')}>
            <DateInput value={from} onChange={(event) => setFrom(event.target.value)} />
          </Field>
          <Field label={t('deputies.until')}>
            <DateInput value={until} min={from} max={latest} onChange={(event) => setUntil(event.target.value)} />
          </Field>
          {action.failure !== null && <InlineError>{errorText(action.failure)}</InlineError>}
        </Stack>
      </FormDialog>
      {action.prompt}
    </>
  );
}
