import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiProvider';
import { Muted } from '../../shared/market/Muted';
import { CompanyName } from '../../shared/CompanyName';
import { InterestButton } from '../../shared/market/InterestButton';
import { RecordState } from '../../shell/errors/RecordState';
import { useSpecDescription } from '../../shared/useSpecDescription';
import { paths } from '../../paths';
import { marketQueries, useViewItem } from '../../queries/market';
import { useSession } from '../../shell/session/useSession';
import { useRoute } from '../../shell/useRoute';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeader } from '../../ui/PageHeader';
import { Stack, Inline } from '../../ui/Stack';
import { TextLink, Text } from '../../ui/Text';
import { BuyBox } from './BuyBox';
import { ItemFacts } from './ItemFacts';
import { ItemPhotos } from './ItemPhotos';
import { PriceHistory } from '../../shared/market/latePriceHistory';
import { MessageCircleQuestion } from 'lucide-react';
import type { OpenItemDetail } from '../../../contract/entities/market';
import { StructuredData } from '../../shared/StructuredData';
import { Section } from '../../ui/Section';
import { Split } from '../../ui/Split';
import { onceReachable } from '../../ui/onceReachable';

/** What visitors do not see, and what few items have, are scripts of their own. */
const ItemQuestions = dynamic(() => onceReachable(() => import('./ItemQuestions').then((part) => part.ItemQuestions)));
const AttachmentList = dynamic(() =>
  onceReachable(() => import('../../shared/files/AttachmentList').then((part) => part.AttachmentList)),
);

/** Price and purchase come before the facts where both stand below each other. */
const First = styled(Stack)`
  @media (max-width: 1099px) {
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
      <Split $side={400} $gap={6}>
        <Stack $gap={6}>
          <ItemPhotos itemId={item.id} name={name} spec={item.spec} count={item.photo_count} />
          <ItemFacts item={item} />
          <ItemDocuments certificates={item.certificates} equivalents={item.equivalents} />
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
          {item.price_history.length > 0 && <PriceHistory item={item} />}
          {loggedIn ? <ItemQuestions itemId={item.id} /> : <QuestionInvitation itemId={item.id} />}
        </First>
      </Split>
    </>
  );
}

/** Shows a visitor how to ask the seller. */
function QuestionInvitation({ itemId }: { itemId: string }) {
  const { t } = useTranslation('market');
  return (
    <Inline>
      <MessageCircleQuestion size={16} aria-hidden />
      <Text $color="textMuted">{t('question.visitor')}</Text>
      <Text as="span">
        <TextLink href={paths.auth.promoteSignUp({ next: paths.stock.item(itemId) })}>{t('question.signIn')}</TextLink>
      </Text>
    </Inline>
  );
}

type Props = { item: OpenItemDetail; name: string };

/** The item for machines that read: a product with its offer; visitors, and so search engines, get no price. */
function ItemStructure({ item, name }: Props) {
  const data = {
    '@type': 'Product',
    name,
    category: item.spec.category,
    material: item.spec.grade ?? undefined,
    manufacturer: item.maker ? { '@type': 'Organization', name: item.maker } : undefined,
    offers: {
      '@type': 'Offer',
      seller: { '@type': 'Organization', name: item.store_name },
      availability: `https://schema.org/${item.open_qty === '0' ? 'OutOfStock' : 'InStock'}`,
      itemCondition: `https://schema.org/${item.condition === 'used' ? 'UsedCondition' : 'NewCondition'}`,
    },
  };
  return <StructuredData name="product" data={data} />;
}

/** What proves the grade of an item, and which grades stand for it. */
function ItemDocuments({ certificates, equivalents }: Pick<OpenItemDetail, 'certificates' | 'equivalents'>) {
  const { t } = useTranslation(['market', 'trade']);
  return (
    <>
      {certificates.length > 0 && (
        <Section title={t('item.certificates')}>
          <AttachmentList files={certificates} />
        </Section>
      )}
      {equivalents.length > 0 && (
        <Section title={t('item.equivalents')} note={t('item.equivalentsNote')}>
          <Inline>
            {equivalents.map(({ grade, note }) => (
              <Text as="span" key={grade}>
                <TextLink href={paths.stock.search({ q: grade })}>{grade}</TextLink>{' '}
                <Muted>{t(`trade:equivalent.${note}`)}</Muted>
              </Text>
            ))}
          </Inline>
        </Section>
      )}
    </>
  );
}
