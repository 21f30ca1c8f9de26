import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { CompanyName } from '../../parts/CompanyName';
import { InterestButton } from '../../parts/market/InterestButton';
import { RecordState } from '../../shell/errors/RecordState';
import { paths } from '../../paths';
import { marketQueries } from '../../queries/market';
import { useSession } from '../../shell/session/useSession';
import { useRoute } from '../../shell/useRoute';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/Text';
import { MaterialAsk } from './MaterialAsk';
import { rangeText } from './rangeText';

/** One sale material of a store. */
export function MaterialScreen() {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const { loggedIn } = useSession();
  const record = useQuery(marketQueries(useApi()).material(useRoute().query.x ?? ''));
  if (!record.data) return <RecordState {...record} />;
  const { material, store, own, saved } = record.data;
  const name = trade(`category.${material.category}`);
  const listed = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : t('material.any'));
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('stores.title'), href: paths.buyer.search() },
          { label: store.name, href: paths.buyer.store(store.id) },
          { label: name },
        ]}
        title={t('material.title', { category: name })}
        meta={
          <TextLink href={paths.buyer.store(store.id)}>
            <CompanyName name={store.name} verified={store.verified} />
          </TextLink>
        }
        actions={
          <>
            {loggedIn && !own && <InterestButton type="material" id={material.id} saved={saved} />}
            <ButtonLink href={paths.buyer.selectType()}>{t('stock.request')}</ButtonLink>
          </>
        }
      />
      <Stack $gap={6}>
        <Card>
          <KeyValueList
            items={[
              { key: 'type', label: trade('field.type'), value: listed(material.types) },
              { key: 'grade', label: trade('field.grade'), value: listed(material.grades) },
              { key: 'size', label: trade('field.size'), value: rangeText(material) || t('material.any') },
              { key: 'class', label: trade('field.class'), value: listed(material.classes) },
              { key: 'maker', label: t('facet.maker'), value: listed(material.makers) },
            ]}
          />
        </Card>
        {!own && <MaterialAsk material={material} />}
        <div>
          <ButtonLink href={paths.stock.store(store.id, { category: material.category })}>
            {t('material.stock')}
          </ButtonLink>
        </div>
      </Stack>
    </>
  );
}
