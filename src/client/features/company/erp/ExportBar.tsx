import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { erpQueries, type RecordFilter } from '../../../queries/erp';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DateInput } from '../../../ui/DateInput';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Select } from '../../../ui/Select';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useErpExport } from './useErpExport';

interface BarProps {
  filter: RecordFilter;
  selected: ReadonlySet<string>;
  onDone: () => void;
}

/** Chooses the layout and makes the file: of what is ticked, else of all that match. */
export function ExportBar({ filter, selected, onDone }: BarProps) {
  const { t } = useTranslation('erp');
  const errorText = useErrorText();
  const { data } = useQuery(erpQueries(useApi()).mappings());
  const mappings = (data?.items ?? []).filter(({ kind }) => kind === filter.kind);
  const [chosen, setChosen] = useState('');
  const [issueOn, setIssueOn] = useState('');
  const mapping = mappings.find(({ id }) => id === chosen) ?? mappings.at(-1);
  const making = useErpExport(onDone);
  if (!mapping) return <Text $color="textMuted">{t('records.noMapping')}</Text>;
  const make = (again: boolean) =>
    making.run({
      ...(selected.size > 0 ? { ids: [...selected] } : filterOf(filter)),
      mapping_id: mapping.id,
      issue_on: issueOn || null,
      again,
    });
  return (
    <Stack $gap={2}>
      <Inline $gap={3} $align="flex-end">
        <Field label={t('records.mapping')}>
          <Select
            options={mappings.map(({ id, name }) => ({ value: id, label: name }))}
            value={mapping.id}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
        {filter.kind === 'invoice' && (
          <Field label={t('records.issueOn')} optional>
            <DateInput value={issueOn} onChange={({ target }) => setIssueOn(target.value)} />
          </Field>
        )}
        <Button size="lg" variant="primary" icon={<Download />} loading={making.busy} onClick={() => make(false)}>
          {selected.size > 0 ? t('records.make', { count: selected.size }) : t('records.makeAll')}
        </Button>
      </Inline>
      {filter.kind === 'invoice' && (
        <Text $size={12} $color="textMuted">
          {t('records.issueOnHelp')}
        </Text>
      )}
      {making.error && (
        <InlineError>
          {errorText(making.error)}
          {making.lacking.length > 0 && ` ${t('records.lacking', { numbers: making.lacking.join(', ') })}`}
        </InlineError>
      )}
      {making.before.length > 0 && (
        <ConfirmDialog
          open
          final
          onOpenChange={making.reset}
          title={t('records.againTitle')}
          text={t('records.againText')}
          confirmLabel={t('records.again')}
          onConfirm={() => make(true)}
          loading={making.busy}
        >
          <p>{t('records.againNumbers', { numbers: making.before.join(', ') })}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

const filterOf = ({ kind: _kind, ...filter }: RecordFilter) => filter;
