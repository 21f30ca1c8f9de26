import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Banner } from '../../../ui/Banner';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { Problem } from './quoteForm';
import { useIssueText } from './useIssueText';
import type { Texts } from '../../../textKeys';
import { NativeButton } from '../../../ui/nativeControls';

const Jump = styled(NativeButton)`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

/** Problems named one by one; the rest is counted. */
const SHOWN = 6;

/** Titles of the grid's columns by the field they edit, below `seller:col`. */
const COLUMNS: Record<string, keyof Texts['seller']['col']> = {
  unit_price: 'unitPrice',
  price_uom: 'priceUom',
  weight_discount_pct: 'discount',
  lead_days: 'leadDays',
  no_quote_reason: 'reason',
};

const TERMS: Record<string, keyof Texts['seller']['term']> = {
  valid_until: 'validUntil',
  freight_amount: 'freight',
  min_order_amount: 'minOrder',
};

type Props = { problems: readonly Problem[]; attempt: number; onJump: (problem: Problem) => void };

/**
 * What has to be mended before the quotation can go, each a way to its place. The first place has the focus then; where
 * there is none, the list takes it each time `attempt` grows.
 */
export function ProblemList({ problems, attempt, onJump }: Props) {
  const { t } = useTranslation('seller');
  const issueText = useIssueText();
  const box = useRef<HTMLDivElement>(null);
  const placed = problems.some((problem) => problem.line ?? problem.term);
  useEffect(() => {
    if (attempt > 0 && !placed) box.current?.focus();
  }, [attempt, placed]);
  if (problems.length === 0) return null;
  const place = ({ term, line }: Problem) => {
    if (term) return t(`term.${TERMS[term] ?? (term as keyof Texts['seller']['term'])}`);
    return line
      ? t('issue.atLine', {
          line: line.no,
          field: t(`col.${COLUMNS[line.field] ?? (line.field as keyof Texts['seller']['col'])}`),
        })
      : null;
  };
  const rest = problems.length - SHOWN;
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="danger" title={t('issue.title')}>
        <Stack as="ul" $gap={1}>
          {problems.slice(0, SHOWN).map((problem) => (
            <li key={problem.id}>
              {place(problem) && (
                <Jump type="button" onClick={() => onJump(problem)}>
                  {place(problem)}
                </Jump>
              )}
              {place(problem) && ': '}
              {issueText(problem)}
            </li>
          ))}
        </Stack>
        {rest > 0 && <Text $color="textMuted">{t('issue.moreIssues', { count: rest })}</Text>}
      </Banner>
    </div>
  );
}
