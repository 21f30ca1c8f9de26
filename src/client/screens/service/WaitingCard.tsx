import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../paths';
import { color } from '../../theme/roles';
import { motion, radius, space, type, weight } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { SkeletonBlock } from '../../ui/Skeleton';
import { TextLink } from '../../ui/Text';
import { countOf, type Side, waitingOf } from './waiting';

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${space(2)};
  h2 {
    ${type(16)}
    font-weight: ${weight.semibold};
  }
  a {
    ${type(13)}
  }
`;

const Row = styled(Link)<{ $call: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 16px;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  margin: 0 -${space(2)};
  padding: 0 ${space(2)};
  border-radius: ${radius[8]};
  ${type(14)}
  transition: background ${motion.fast};
  &:hover {
    background: ${color('surfaceHover')};
  }
  & > b {
    color: ${({ $call, theme }) => ($call ? theme.color.accentText : theme.color.text)};
    ${type(16)}
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    color: ${color('textFaint')};
  }
`;

interface Props {
  side: Side;
  /** Records by status code; undefined while they load. */
  counts: Readonly<Record<string, number>> | undefined;
  failed: boolean;
}

/** How many records of one side stand where, each leading to the list of those. */
export function WaitingCard({ side, counts, failed }: Props) {
  const { t } = useTranslation('service');
  const all = side === 'buyer' ? paths.buyer.requests() : paths.seller.requests();
  return (
    <Card>
      <Head>
        <h2>{t(side)}</h2>
        <TextLink href={all}>{t('seeAll')}</TextLink>
      </Head>
      {waitingOf[side].map(({ text, statuses, href, mine }) => {
        const count = counts ? countOf(counts, statuses) : 0;
        return (
          <Row key={text} href={href} $call={mine === true && count > 0}>
            {t(`waiting.${text}`)}
            {counts || failed ? (
              <b>{failed && !counts ? '–' : count}</b>
            ) : (
              <SkeletonBlock $width="24px" $height="20px" />
            )}
            <ChevronRight size={16} aria-hidden />
          </Row>
        );
      })}
    </Card>
  );
}
