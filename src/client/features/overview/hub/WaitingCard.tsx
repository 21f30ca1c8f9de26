import { CircleCheck } from 'lucide-react';
import { Link } from '../../../ui/Link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Hub } from '../../../../contract/entities/hub';
import { paths } from '../../../paths';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { Card } from '../../../ui/Card';
import { Text, TextLink } from '../../../ui/Text';
import { WaitingItem } from './WaitingItem';

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${space(3)};
  h2 {
    ${type(16)}
    font-weight: ${weight.semibold};
  }
  a {
    ${type(13)}
  }
`;

const Nothing = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} 0;
  color: ${color('textMuted')};
  ${type(14)}
  svg {
    flex-shrink: 0;
    color: ${color('success')};
  }
`;

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  margin: ${space(4)} -${space(2)} -${space(2)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color('line')};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
    min-height: 32px;
    padding: 0 ${space(2)};
    border-radius: ${radius[4]};
    color: ${color('textMuted')};
    ${type(13)}
  }
  a:hover {
    background: ${color('surfaceHover')};
  }
  b {
    color: ${color('text')};
    font-weight: ${weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

/** What somebody of the company has to do on one side, and below it what goes on by itself. */
export function WaitingCard({ side, hub }: { side: Side; hub: Hub }) {
  const { t } = useTranslation('service');
  const mine = hub.waiting.filter((one) => one.side === side);
  const all = side === 'buyer' ? paths.buyer.requests() : paths.seller.requests();
  return (
    <Card as="section" aria-label={t(side)}>
      <Head>
        <h2>{t(`todo.${side}`)}</h2>
        <TextLink href={all} data-paper="none">
          {t('seeAll')}
        </TextLink>
      </Head>
      {mine.length === 0 && (
        <Nothing>
          <CircleCheck size={18} aria-hidden />
          <Text>{t(`todo.nothing.${side}`)}</Text>
        </Nothing>
      )}
      {mine.map((waiting) => (
        <WaitingItem key={waiting.kind} waiting={waiting} />
      ))}
      <Progress>
        {progressOf[side].map(({ text, statuses, href }) => (
          <Link key={text} href={href}>
            {t(`waiting.${text}`)}
            <b>{countOf(hub.counts[side], statuses)}</b>
          </Link>
        ))}
      </Progress>
    </Card>
  );
}

type Side = 'buyer' | 'seller';

interface KnownProgress {
  text: 'collecting' | 'bidSent' | 'buying' | 'quoted' | 'deciding' | 'selling';
  statuses: readonly string[];
  href: string;
}

/** What goes on without the company for the moment, by the status codes that the lists count. */
const progressOf: Record<Side, readonly KnownProgress[]> = {
  buyer: [
    { text: 'collecting', statuses: ['REQ', 'COL'], href: paths.buyer.requests({ status: 'COL' }) },
    { text: 'bidSent', statuses: ['BID'], href: paths.buyer.requests({ status: 'BID' }) },
    { text: 'buying', statuses: ['ORD'], href: paths.buyer.requests({ status: 'ORD' }) },
  ],
  seller: [
    { text: 'quoted', statuses: ['COL'], href: paths.seller.requests({ status: 'COL' }) },
    { text: 'deciding', statuses: ['CMP'], href: paths.seller.requests({ status: 'CMP' }) },
    { text: 'selling', statuses: ['ORD'], href: paths.seller.requests({ status: 'ORD' }) },
  ],
};

/** How many records have one of these codes. */
function countOf(counts: Readonly<Record<string, number>>, statuses: readonly string[]): number {
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
