import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { EndpointOutput } from '../../../../contract/operationTypes';
import type { listColumnMaps, listWordRules } from '../../../../contract/routes/request';
import { useApi } from '../../../api/ApiProvider';
import {
  columnMapQuery,
  useKeepColumnMap,
  useKeepWordRule,
  useRemoveColumnMap,
  useRemoveWordRule,
  wordRuleQuery,
} from '../../../queries/readingRules';
import { DateText } from '../../../shared/DateText';
import { useWordValue } from '../../../shared/useWordValue';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ErrorState } from '../../../ui/ErrorState';
import { Section } from '../../../ui/Section';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useUndo } from '../../../ui/useUndo';
import { WordDialog } from './WordDialog';

export type KeptWord = EndpointOutput<typeof listWordRules>['items'][number];
type KeptForm = EndpointOutput<typeof listColumnMaps>['items'][number];

/** How the company's lists are read differently from everybody's: its words and the columns of its forms, each to be changed or removed. */
export function ReadingRules() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const api = useApi();
  const words = useQuery(wordRuleQuery(api));
  const forms = useQuery(columnMapQuery(api));
  const error = words.error ?? forms.error;
  const content = () => {
    if (words.data && forms.data) {
      return (
        <>
          <Words items={words.data.items} />
          <Forms items={forms.data.items} />
        </>
      );
    }
    if (error) {
      const retry = () => void Promise.all([words.refetch(), forms.refetch()]);
      return <ErrorState error={error} text={errorText(error)} onRetry={retry} />;
    }
    return (
      <Loading>
        <SkeletonLines lines={3} />
      </Loading>
    );
  };
  return (
    <Section title={t('rules.title')} note={t('rules.note')} id="reading-rules">
      <Card>
        <Stack $gap={6}>{content()}</Stack>
      </Card>
    </Section>
  );
}

function Words({ items }: { items: readonly KeptWord[] }) {
  const { t } = useTranslation(['user', 'trade']);
  const valueOf = useWordValue();
  const keep = useKeepWordRule();
  const remove = useRemoveWordRule();
  const undo = useUndo();
  const [edited, setEdited] = useState<KeptWord | null>(null);
  const forget = ({ id, word, fields }: KeptWord) =>
    remove.mutate(id, {
      onSuccess: () => undo.offer(t('rules.removed', { word }), () => keep.mutate({ word, fields })),
    });
  return (
    <Stack $gap={2}>
      <Title>{t('rules.words')}</Title>
      {undo.bar}
      {items.length === 0 && <Text $color="textMuted">{t('rules.wordsEmpty')}</Text>}
      <Rules aria-label={t('rules.words')}>
        {items.map((rule) => (
          <li key={rule.id}>
            <div>
              <b>{rule.word}</b>
              <Meaning>
                {Object.entries(rule.fields)
                  .map(([field, value]) => {
                    const name = field as keyof KeptWord['fields'];
                    return `${t(`trade:field.${name}`)} ${valueOf(name, value)}`;
                  })
                  .join(' · ')}
              </Meaning>
              <Meaning>
                {t('rules.saved')} <DateText value={rule.updated_at} />
              </Meaning>
            </div>
            <Inline $gap={2}>
              <Button
                size="sm"
                aria-label={t('rules.editOf', { word: rule.word })}
                onClick={() => {
                  undo.forget();
                  setEdited(rule);
                }}
              >
                {t('rules.edit')}
              </Button>
              <Button
                size="sm"
                aria-label={t('rules.removeOf', { word: rule.word })}
                disabled={remove.isPending}
                onClick={() => forget(rule)}
              >
                {t('rules.remove')}
              </Button>
            </Inline>
          </li>
        ))}
      </Rules>
      {edited && <WordDialog rule={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

function Forms({ items }: { items: readonly KeptForm[] }) {
  const { t } = useTranslation('user');
  const keep = useKeepColumnMap();
  const remove = useRemoveColumnMap();
  const undo = useUndo();
  const forget = ({ signature, columns }: KeptForm) =>
    remove.mutate(signature, {
      onSuccess: () => undo.offer(t('rules.removedForm'), () => keep.mutate({ signature, columns })),
    });
  return (
    <Stack $gap={2}>
      <Title>{t('rules.forms')}</Title>
      {undo.bar}
      {items.length === 0 && <Text $color="textMuted">{t('rules.formsEmpty')}</Text>}
      <Rules aria-label={t('rules.forms')}>
        {items.map((form) => (
          <li key={form.signature}>
            <div>
              <b>{t('rules.form', { total: columnsOf(form), count: Object.keys(form.columns).length })}</b>
              <Meaning>
                {t('rules.saved')} <DateText value={form.updated_at} />
              </Meaning>
            </div>
            <Button
              size="sm"
              aria-label={t('rules.removeForm')}
              disabled={remove.isPending}
              onClick={() => forget(form)}
            >
              {t('rules.remove')}
            </Button>
          </li>
        ))}
      </Rules>
    </Stack>
  );
}

/** A form's signature ends with the number of its columns. */
const columnsOf = ({ signature }: KeptForm) => Number(signature.split('-')[1]);

const Title = styled.h3`
  ${type(14)}
  font-weight: ${weight.bold};
`;

const Rules = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
    padding: ${space(3)} 0;
    border-bottom: 1px solid ${color('line')};
  }
  b {
    overflow-wrap: anywhere;
    ${type(14)}
  }
`;

const Meaning = styled.p`
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
  ${type(13)}
`;
