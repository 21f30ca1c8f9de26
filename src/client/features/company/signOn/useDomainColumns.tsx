import { useTranslation } from 'next-i18next/pages';
import type { SignOnDomain } from '../../../../contract/entities/signOn';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useCopy } from './CopyField';

const TONES = { waiting: 'gray', proven: 'green', missing: 'yellow' } as const;

interface Acts {
  /** The domain whose record is being looked up. */
  checking: string | null;
  onCheck: (domain: SignOnDomain) => void;
  onRemove: (domain: SignOnDomain) => void;
}

/** Columns of the domains: what to enter at the DNS provider, and whether it is there. */
export function useDomainColumns({ checking, onCheck, onRemove }: Acts): Column<SignOnDomain>[] {
  const { t } = useTranslation('signOn');
  const copy = useCopy();
  const part = (what: string, value: string) => (
    <Inline $gap={2} $nowrap>
      <Text as="span" $size={12} style={{ overflowWrap: 'anywhere' }}>
        {what}: {value}
      </Text>
      <Button size="sm" variant="ghost" aria-label={t('copyOf', { what })} onClick={() => copy(value)}>
        {t('copy')}
      </Button>
    </Inline>
  );
  return [
    { key: 'domain', header: t('domains.domain'), width: '200px', wrap: true, render: ({ domain }) => domain },
    {
      key: 'record',
      folds: 'named',
      header: t('domains.record'),
      wrap: true,
      render: (row) => (
        <Stack $gap={0} style={{ textAlign: 'start' }}>
          {part(t('domains.name'), row.record_name)}
          {part(t('domains.value'), row.record_value)}
        </Stack>
      ),
    },
    {
      key: 'state',
      header: t('domains.state'),
      width: '120px',
      render: ({ state }) => <Chip tone={TONES[state]}>{t(`domains.states.${state}`)}</Chip>,
    },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '160px',
      render: (row) => (
        <Inline $gap={2}>
          <Button
            size="sm"
            aria-label={t('domains.checkOf', { domain: row.domain })}
            loading={checking === row.id}
            onClick={() => onCheck(row)}
          >
            {t('domains.check')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('domains.removeOf', { domain: row.domain })}
            onClick={() => onRemove(row)}
          >
            {t('domains.remove')}
          </Button>
        </Inline>
      ),
    },
  ];
}
