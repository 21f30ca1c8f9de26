import { useTranslation } from 'next-i18next/pages';
import type { SaleMaterial } from '../../../contract/entities/person';
import { paths } from '../../paths';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/Section';
import { rangeText } from './rangeText';

/** What a store deals in; each leads to its own page. */
export function StoreMaterials({ materials }: { materials: readonly SaleMaterial[] }) {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const listed = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : t('material.any'));
  return (
    <Section title={t('store.materials')} count={materials.length}>
      <DataTable
        aria-label={t('store.materials')}
        rows={materials}
        rowKey={(one) => one.id}
        rowHref={(one) => paths.buyer.saleMaterial(one.id)}
        empty={<EmptyState title={t('material.none')} />}
        columns={[
          {
            key: 'category',
            header: trade('field.category'),
            width: '104px',
            render: (one) => trade(`category.${one.category}`),
          },
          { key: 'types', header: trade('field.type'), wrap: true, render: (one) => listed(one.types) },
          { key: 'grades', header: trade('field.grade'), wrap: true, render: (one) => listed(one.grades) },
          {
            key: 'size',
            header: trade('field.size'),
            width: '120px',
            render: (one) => rangeText(one) || t('material.any'),
          },
          { key: 'makers', header: t('facet.maker'), wrap: true, render: (one) => listed(one.makers) },
        ]}
      />
    </Section>
  );
}
