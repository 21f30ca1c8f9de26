import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../../../contract/values';
import type { PriceOutlier } from '../../../../domain/money/priceOutlier';
import { PriceText } from '../../../shared/MoneyText';
import { Banner } from '../../../ui/Banner';
import { Checkbox } from '../../../ui/Checkbox';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { plainPrice } from '../../../../domain/money/typedNumber';
import type { QuoteRow } from './quoteRow';

type Props = {
  outliers: ReadonlyArray<{ row: QuoteRow; outlier: PriceOutlier }>;
  outdated: readonly QuoteRow[];
  currency: Currency;
  checked: boolean;
  onCheck: (checked: boolean) => void;
};

/** Lines named one by one; the rest is counted. */
const SHOWN = 5;

/** Prices that look like slips and lines that the buyer changed: to be confirmed, never refused. */
export function SubmitDoubts({ outliers, outdated, currency, checked, onCheck }: Props) {
  const { t } = useTranslation('seller');
  const numbers = outdated.slice(0, SHOWN * 2).map((row) => row.line.line_no);
  return (
    <Banner tone="warning" title={t('doubt.title')}>
      <Stack $gap={2}>
        <Stack as="ul" $gap={1}>
          {outliers.slice(0, SHOWN).map(({ row, outlier }) => (
            <li key={row.id}>
              {t('doubt.line', { line: row.line.line_no })}{' '}
              <PriceText
                price={plainPrice(row.unit_price, row.currency)}
                currency={currency}
                per={row.price_uom as 'EA'}
              />
              : {t(`slip.${outlier}`)}
            </li>
          ))}
          {outliers.length > SHOWN && <li>{t('issue.moreIssues', { count: outliers.length - SHOWN })}</li>}
          {outdated.length > 0 && <li>{t('doubt.outdated', { count: outdated.length, lines: numbers.join(', ') })}</li>}
        </Stack>
        <Checkbox
          label={<Text as="span">{t('doubt.confirm')}</Text>}
          checked={checked}
          onChange={(event) => onCheck(event.target.checked)}
        />
      </Stack>
    </Banner>
  );
}
