import { useTranslation } from 'next-i18next/pages';
import { SearchForm } from '../../shared/SearchForm';

type Props = { value: string | undefined; placeholder: string; hrefOf: (q: string | undefined) => string };

/** One box for all that can be said of a material. */
export function MarketSearchBox({ value, placeholder, hrefOf }: Props) {
  const { t } = useTranslation('market');
  return <SearchForm large value={value} label={placeholder} action={t('find')} hrefOf={hrefOf} />;
}
