import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Hub } from '../../../../contract/entities/hub';
import { paths } from '../../../paths';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { Link } from '../../../ui/Link';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  h2 {
    min-width: 3rem;
    ${type(13)}
    font-weight: ${weight.semibold};
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
    min-height: 32px;
    padding: 0 ${space(2)};
    border-radius: ${radius[8]};
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

type Side = 'buyer' | 'seller';

/** What goes on by itself on one side for the moment; nothing where nothing does. */
export function ProgressLine({ side, counts }: { side: Side; counts: Hub['counts'] }) {
  const { t } = useTranslation('service');
  const known = progressOf[side]
    .map((one) => ({ ...one, count: countOf(counts[side], one.statuses) }))
    .filter(({ count }) => count > 0);
  if (known.length === 0) return null;
  return (
    <Root aria-label={t(side)}>
      <h2>{t(side)}</h2>
      {known.map(({ text, href, count }) => (
        <Link key={text} href={href}>
          {t(`waiting.${text}`)}
          <b>{count}</b>
        </Link>
      ))}
    </Root>
  );
}

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
