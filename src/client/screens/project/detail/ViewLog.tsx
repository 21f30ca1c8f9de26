import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { amountViewQuery } from '../../../queries/rfqDialogue';
import { useRows } from '../../../queries/useRows';
import { DataTable } from '../../../ui/DataTable';
import { PagedList } from '../../../ui/PagedList';
import { Section } from '../../../ui/Section';
import { DateText } from '../../../parts/DateText';
import { useErrorText } from '../../../shell/errors/useErrorText';

/** Who of the own company opened the quotations, when, and whether amounts were to be seen; nothing before anybody did. */
export function ViewLog({ number }: { number: string }) {
  const { t } = useTranslation('rfq');
  const errorText = useErrorText();
  const views = useInfiniteQuery(amountViewQuery(useApi(), number));
  const rows = useRows(views);
  if (rows.length === 0) return null;
  return (
    <Section title={t('views.title')} note={t('views.note')}>
      <PagedList list={views} shown={rows.length} errorText={errorText}>
        <DataTable
          aria-label={t('views.title')}
          rows={rows}
          rowKey={(row) => row.id}
          dense
          columns={[
            {
              key: 'at',
              header: t('views.at'),
              width: '168px',
              render: (row) => <DateText value={row.seen_at} time />,
            },
            { key: 'who', header: t('views.who'), wrap: true, render: (row) => row.account_name },
            { key: 'what', header: t('views.what'), width: '120px', render: (row) => t(`views.${row.what}`) },
            { key: 'round', header: t('views.round'), width: '72px', align: 'right', render: (row) => row.round },
            {
              key: 'amounts',
              header: t('views.amounts'),
              width: '120px',
              render: (row) => t(row.amounts_shown ? 'views.shown' : 'views.sealed'),
            },
          ]}
        />
      </PagedList>
    </Section>
  );
}
