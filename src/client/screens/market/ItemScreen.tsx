import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiProvider';
import { CompanyName } from '../../parts/CompanyName';
import { InterestButton } from '../../parts/market/InterestButton';
import { RecordState } from '../../shell/errors/RecordState';
import { useSpecDescription } from '../../parts/useSpecDescription';
import { paths } from '../../paths';
import { marketQueries, useViewItem } from '../../queries/market';
import { useSession } from '../../shell/session/useSession';
import { useRoute } from '../../shell/useRoute';
import { media } from '../../theme/media';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeader } from '../../ui/PageHeader';
import { Columns, Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/Text';
import { BuyBox } from './BuyBox';
import { ItemFacts } from './ItemFacts';
import { ItemPapers } from './ItemPapers';
import { ItemPhotos } from './ItemPhotos';
import { ItemQuestions } from './ItemQuestions';
import { ItemStructure } from './ItemStructure';
import { QuestionInvitation } from './QuestionInvitation';
import { PriceHistory } from '../../parts/market/PriceHistory';

/** On a phone price and purchase come before the facts. */
const First = styled(Stack)`
  ${media.phone} {
    order: -1;
  }
`;

/** One open item: what it is, what it costs, where it lies, and the ways to buy it. */
export function ItemScreen() {
  const { t } = useTranslation('market');
  const { query } = useRoute();
  const { loggedIn } = useSession();
  const describe = useSpecDescription();
  const record = useQuery(marketQueries(useApi()).item(query.x ?? ''));
  const { mutate: view } = useViewItem();
  const item = record.data;
  const id = item?.id;
  useEffect(() => {
    // Counted once a day by the server, however often this runs.
    if (id) view(id);
  }, [id, view]);
  if (!item) return <RecordState {...record} />;
  const name = describe(item.spec);
  return (
    <>
      <ItemStructure item={item} name={name} />
      <PageHeader
        breadcrumb={[
          { label: t('stock.title'), href: paths.stock.search() },
          { label: item.store_name, href: paths.stock.store(item.store_id) },
          { label: name },
        ]}
        title={name}
        meta={
          <>
            <TextLink href={paths.stock.store(item.store_id)}>
              <CompanyName name={item.store_name} verified={item.store_verified} />
            </TextLink>
            <span>{t('item.watched', { views: item.views, interests: item.interests })}</span>
          </>
        }
        actions={loggedIn && !item.own && <InterestButton type="stock" id={item.id} saved={item.saved} />}
      />
      <Columns $min={320} $gap={6}>
        <Stack $gap={6}>
          <ItemPhotos itemId={item.id} name={name} category={item.spec.category} count={item.photo_count} />
          <ItemFacts item={item} />
          <ItemPapers certificates={item.certificates} equivalents={item.equivalents} />
        </Stack>
        <First $gap={6}>
          {item.closed && !item.own && <Banner tone="neutral">{t('item.closed')}</Banner>}
          {item.own ? (
            <Banner action={<ButtonLink href={paths.stock.open()}>{t('item.manage')}</ButtonLink>}>
              {t('item.own')}
            </Banner>
          ) : (
            !item.closed && <BuyBox item={item} />
          )}
          {item.price_history.length > 0 && <PriceHistory history={item.price_history} />}
          {loggedIn ? <ItemQuestions itemId={item.id} /> : <QuestionInvitation itemId={item.id} />}
        </First>
      </Columns>
    </>
  );
}
