import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { ProjectSummary } from '../../../contract/entities/order';
import { DeadlineText } from '../../parts/DeadlineText';
import { paths } from '../../paths';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { Section } from '../../ui/Section';
import { Loading, SkeletonLines } from '../../ui/Skeleton';
import { Text } from '../../ui/Text';
import { useNow } from '../../ui/useNow';
import { type Closing, closingSoon } from './nearDeadlines';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(5)};
  ${type(14)}
  & + & {
    border-top: 1px solid ${color('line')};
  }
  &:hover {
    background: ${color('surfaceHover')};
  }
  strong {
    font-weight: ${weight.medium};
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${space(3)} ${space(4)};
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Deadlines of the next two days, whichever side the company stands on. */
export function ClosingSoon({ projects }: { projects: readonly ProjectSummary[] | undefined }) {
  const { t } = useTranslation('service');
  const now = useNow();
  const soon = projects && now !== null ? closingSoon(projects, now) : undefined;
  return (
    <Section title={t('soon.title')}>
      {soon === undefined && (
        <Card>
          <Loading>
            <SkeletonLines lines={2} />
          </Loading>
        </Card>
      )}
      {soon?.length === 0 && <Text $color="textMuted">{t('soon.empty')}</Text>}
      {soon && soon.length > 0 && (
        <Card $padding="none">
          {soon.map((closing) => (
            <Row key={`${closing.side}-${closing.number}`} href={hrefOf(closing)}>
              <Chip size="sm" tone={closing.side === 'buyer' ? 'blue' : 'purple'}>
                {t(closing.side === 'buyer' ? 'soon.mine' : 'soon.toMe')}
              </Chip>
              <strong>{closing.title}</strong>
              <DeadlineText closesAt={closing.closes_at} />
            </Row>
          ))}
        </Card>
      )}
    </Section>
  );
}

const hrefOf = ({ side, number }: Closing): string =>
  side === 'buyer' ? paths.project.comparison(number) : paths.seller.detail(number);
