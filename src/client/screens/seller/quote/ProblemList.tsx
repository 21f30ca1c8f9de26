import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/Banner';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { Problem } from './quoteForm';
import { useIssueText } from './useIssueText';

/** Problems named one by one; the rest is counted. */
const SHOWN = 6;

/** Titles of the grid's columns by the field they edit, below `seller:col`. */
const COLUMNS: Record<string, string> = {
  unit_price: 'unitPrice',
  price_uom: 'priceUom',
  weight_discount_pct: 'discount',
  lead_days: 'leadDays',
  no_quote_reason: 'reason',
};

const TERMS: Record<string, string> = {
  valid_until: 'validUntil',
  freight_amount: 'freight',
  min_order_amount: 'minOrder',
};

/** What has to be mended before the quotation can go; takes the focus each time `attempt` grows. */
export function ProblemList({ problems, attempt }: { problems: readonly Problem[]; attempt: number }) {
  const { t } = useTranslation('seller');
  const issueText = useIssueText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  const place = ({ term, line }: Problem) => {
    if (term) return t(`term.${TERMS[term] ?? term}`);
    return line ? t('issue.atLine', { line: line.no, field: t(`col.${COLUMNS[line.field] ?? line.field}`) }) : null;
  };
  const rest = problems.length - SHOWN;
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="danger" title={t('issue.title')}>
        <Stack as="ul" $gap={1}>
          {problems.slice(0, SHOWN).map((problem) => (
            <li key={problem.id}>{[place(problem), issueText(problem)].filter(Boolean).join(': ')}</li>
          ))}
        </Stack>
        {rest > 0 && <Text $color="textMuted">{t('issue.moreIssues', { count: rest })}</Text>}
      </Banner>
    </div>
  );
}
