import { useTranslation } from 'next-i18next/pages';
import { AUDIT_STEPS } from '../../../../contract/auditKinds';
import type { AuditEntry } from '../../../../contract/entities/audit';
import { deviceName } from '../../../../domain/device/deviceName';
import { DateText } from '../../../shared/DateText';
import type { Texts } from '../../../textKeys';
import type { Column } from '../../../ui/dataTable/tableTypes';

/** Values that say something by themselves; states of a record are told by the event. */
const SHOWN = new Set([
  'bank_name',
  'account_number',
  'currency',
  'registration_number',
  'name',
  'address',
  'ceo',
  'name_en',
  'address_en',
  'ceo_en',
  'business_type',
  'business_item',
  'seal',
  'logo',
  'order_number',
  'total',
]);

const shown = (values: AuditEntry['before']) =>
  Object.entries(values).flatMap(([name, value]) => (SHOWN.has(name) && value ? [value] : []));

const steps: ReadonlySet<string> = new Set(AUDIT_STEPS);

/** Columns of the company's log. */
export function useLogColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation(['user', 'trade']);
  const eventOf = ({ kind }: AuditEntry) =>
    steps.has(kind)
      ? t(`trade:timeline.${kind as keyof Texts['trade']['timeline']}`)
      : t(`sessions.kind.${kind as keyof Texts['user']['sessions']['kind']}`);
  const actorOf = ({ by, actor_name }: AuditEntry) =>
    by === 'person' ? (actor_name ?? t('log.unknown')) : t(`log.${by}`);
  return [
    {
      key: 'at',
      header: t('log.at'),
      width: '168px',
      render: ({ at }) => <DateText value={at} time />,
    },
    {
      key: 'what',
      header: t('log.what'),
      wrap: true,
      render: (entry) => [eventOf(entry), entry.record].filter(Boolean).join(' · '),
    },
    {
      key: 'change',
      header: t('log.change'),
      wrap: true,
      folds: 'named',
      render: ({ before, after, subject_name }) =>
        [subject_name, [shown(before).join(' '), shown(after).join(' ')].filter(Boolean).join(' → ')]
          .filter(Boolean)
          .join(': '),
    },
    {
      key: 'who',
      header: t('log.who'),
      wrap: true,
      folds: 'named',
      render: (entry) =>
        [actorOf(entry), deviceName(entry.user_agent ?? ''), entry.address].filter(Boolean).join(' · '),
    },
  ];
}
