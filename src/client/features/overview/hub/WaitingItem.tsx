import { ChevronRight } from 'lucide-react';
import { Link } from '../../../ui/Link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Waiting } from '../../../../contract/entities/hub';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { motion, radius, space, type, weight } from '../../../theme/tokens';
import { Countdown } from '../../../ui/Countdown';
import { listHref, recordHref } from './waitingHref';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 16px;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
  margin: 0 -${space(2)};
  padding: 0 ${space(2)};
  border-radius: ${radius[8]};
  ${type(14)}
  font-weight: ${weight.medium};
  transition: background ${motion.fast};
  &:hover {
    background: ${color('surfaceHover')};
  }
  & > b {
    color: ${color('accentText')};
    ${type(16)}
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    color: ${color('textFaint')};
  }
  ${media.phone} {
    min-height: 44px;
  }
`;

const Records = styled.ul`
  margin-bottom: ${space(2)};
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-height: 32px;
    margin: 0 -${space(2)};
    padding: 0 ${space(2)};
    border-radius: ${radius[4]};
    color: ${color('textMuted')};
    ${type(13)}
  }
  a:hover {
    background: ${color('surfaceHover')};
    color: ${color('text')};
  }
  a > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a > span:last-child {
    flex-shrink: 0;
  }
  ${media.phone} {
    a {
      min-height: 44px;
    }
  }
`;

/** One kind of work that waits: how much of it, and its most urgent records. */
export function WaitingItem({ waiting: { kind, side, count, records } }: { waiting: Waiting }) {
  const { t } = useTranslation('service');
  const only = count === 1 ? records[0] : undefined;
  return (
    <>
      <Row href={only ? recordHref(kind, side, only.number) : listHref(kind, side)} data-stlbs-id={`hub-${kind}`}>
        {t(`todo.kinds.${kind}`)}
        <b>{count}</b>
        <ChevronRight size={16} aria-hidden />
      </Row>
      <Records>
        {records.map(({ number, title, due_at }) => (
          <li key={number}>
            <Link href={recordHref(kind, side, number)}>
              <span>{title || t('todo.untitled')}</span>
              {due_at && (
                <span>
                  <Countdown deadline={due_at} passed="late" />
                </span>
              )}
            </Link>
          </li>
        ))}
      </Records>
    </>
  );
}
