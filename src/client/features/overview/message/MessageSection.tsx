import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { messageQueries } from '../../../queries/message';
import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { Talk } from './Talk';

/** Messages of a project: a seller with the buyer, a buyer with each seller apart. */
export function MessageSection({ number }: { number: string }) {
  const { t } = useTranslation('project');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useQuery(messageQueries(useApi()).counterparts(number));
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  const current = items.find((one) => one.seller_id === chosen) ?? items[0];
  return (
    <Section title={t('message.title')} note={t('message.note')} id="messages">
      <Card>
        <Stack $gap={4}>
          {items.length > 1 && (
            <div data-paper="none">
              <Field label={t('message.with')}>
                <Select
                  value={current?.seller_id ?? ''}
                  options={items.map((one) => ({ value: one.seller_id ?? '', label: one.company_name }))}
                  onChange={(event) => setChosen(event.target.value)}
                />
              </Field>
            </div>
          )}
          {current && <Talk key={current.seller_id} number={number} counterpart={current} />}
        </Stack>
      </Card>
    </Section>
  );
}
