import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { isUnitPrice } from '../../../contract/figures';
import { unclearPrice } from '../../../domain/money/typedNumber';
import type { StockSearch } from '../../queries/market';
import { Button } from '../../ui/Button';
import { NumberInput } from '../../ui/NumberInput';
import { Inline, Stack } from '../../ui/Stack';

type Props = { search: StockSearch; hrefOf: (search: StockSearch) => string };

const unclearWon = (text: string) => unclearPrice(text, 'KRW');

/** Bounds of the price of one piece in won; for who signed in, as visitors see no prices. */
export function PriceRange({ search, hrefOf }: Props) {
  const { t } = useTranslation('market');
  const router = useRouter();
  const [least, setLeast] = useState(search.price_min ?? '');
  const [most, setMost] = useState(search.price_max ?? '');
  const bound = (text: string) => (isUnitPrice(text) ? text : undefined);
  const narrow = (event: FormEvent) => {
    event.preventDefault();
    if (![least, most].every((text) => text === '' || isUnitPrice(text))) return;
    const href = hrefOf({ ...search, price_min: bound(least), price_max: bound(most) });
    void router.push(href, undefined, { scroll: false });
  };
  return (
    <form onSubmit={narrow} aria-label={t('facet.price')}>
      <Stack $gap={2}>
        <strong>{t('facet.price')}</strong>
        <Inline $gap={1} $nowrap>
          <NumberInput
            compact
            decimals={0}
            unclear={unclearWon}
            aria-label={t('price.min')}
            placeholder={t('price.min')}
            value={least}
            onChange={setLeast}
          />
          <span aria-hidden>–</span>
          <NumberInput
            compact
            decimals={0}
            unclear={unclearWon}
            aria-label={t('price.max')}
            placeholder={t('price.max')}
            value={most}
            onChange={setMost}
          />
        </Inline>
        <Button size="sm" type="submit">
          {t('price.apply')}
        </Button>
      </Stack>
    </form>
  );
}
