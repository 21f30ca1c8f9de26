import { useTranslation } from 'next-i18next/pages';
import type { ApiKey } from '../../../../contract/entities/apiKey';
import { KEY_RIGHTS } from '../../../../contract/rights';
import { DateText } from '../../../shared/DateText';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

/** Columns of the API keys. */
export function useKeyColumns(onRevoke: (key: ApiKey) => void): Column<ApiKey>[] {
  const { t } = useTranslation(['machine', 'people']);
  const rightsText = ({ rights }: ApiKey) =>
    rights.length === KEY_RIGHTS.length
      ? t('machine:keys.allRights')
      : rights.map((right) => t(`people:right.${right}`)).join(', ');
  return [
    {
      key: 'name',
      header: t('machine:keys.name'),
      wrap: true,
      render: (row) => (
        <Stack $gap={0}>
          <Text as="span" $weight="semibold">
            {row.name}
          </Text>
          <Text as="span" $size={12} $color="textMuted">
            {row.begins}… · {t('machine:keys.madeBy', { name: row.made_by ?? t('machine:keys.left') })}
          </Text>
        </Stack>
      ),
    },
    { key: 'rights', folds: 'named', header: t('machine:keys.rights'), wrap: true, render: rightsText },
    {
      key: 'used',
      folds: 'named',
      header: t('machine:keys.used'),
      width: '168px',
      render: (row) =>
        row.last_used_at ? (
          <Stack $gap={0}>
            <DateText value={row.last_used_at} time />
            <Text as="span" $size={12} $color="textMuted">
              {row.last_used_from}
            </Text>
          </Stack>
        ) : (
          t('machine:keys.unused')
        ),
    },
    {
      key: 'ends',
      folds: 'named',
      header: t('machine:keys.ends'),
      width: '112px',
      render: (row) =>
        row.state === 'active' ? (
          <DateText value={row.expires_at} />
        ) : (
          <Chip tone="gray">{t(`machine:keys.state.${row.state}`)}</Chip>
        ),
    },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '96px',
      render: (row) =>
        row.state === 'active' && (
          <Button size="sm" aria-label={t('machine:keys.revokeOf', { name: row.name })} onClick={() => onRevoke(row)}>
            {t('machine:keys.revoke')}
          </Button>
        ),
    },
  ];
}
