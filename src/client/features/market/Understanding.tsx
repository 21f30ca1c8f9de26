import { useTranslation } from 'next-i18next/pages';
import type { Understood } from '../../../contract/entities/marketSearch';
import type { StockSearch } from '../../queries/market';
import { scheduleText, typeName } from '../../../domain/material/tradeNames';
import { useReader } from '../../shared/useReader';
import { Chip } from '../../ui/Chip';
import { Inline } from '../../ui/Stack';
import { Text, TextLink } from '../../ui/Text';
import { Muted } from '../../shared/market/Muted';
import type { Texts } from '../../textKeys';
import { ratingText } from './ratingText';

type Props = { understood: Understood; search: StockSearch; hrefOf: (search: StockSearch) => string };

/** What the box was read as: facts as chips, corrected words, words left out, and equivalent grades to add. */
export function Understanding({ understood, search, hrefOf }: Props) {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const language = useReader();
  const { terms, corrected, ignored, equivalents } = understood;
  const category = terms.find(({ kind }) => kind === 'category')?.text ?? null;
  if (terms.length + ignored.length === 0) return null;
  const wordOf = (kind: string, text: string) => {
    if (kind === 'category') return trade(`category.${text as keyof Texts['trade']['category']}`);
    if (kind === 'family') return t(`family.${text as keyof Texts['market']['family']}`);
    if (kind === 'coating') return t(`coating.${text as keyof Texts['market']['coating']}`);
    if (kind === 'type') return typeName({ category, type: text }, language);
    if (kind === 'class') return ratingText(text);
    return kind === 'schedule' ? scheduleText(text) : text;
  };
  const extended = search.equivalents === '1';
  return (
    <Inline aria-live="polite">
      {terms.map(({ kind, text }) => (
        <Chip key={`${kind} ${text}`} tone="blue" title={t(`term.${kind as keyof Texts['market']['term']}`)}>
          {wordOf(kind, text)}
        </Chip>
      ))}
      {corrected.map(({ from, to }) => (
        <Muted key={from}>{t('corrected', { from, to })}</Muted>
      ))}
      {ignored.length > 0 && (
        <Muted>{t(terms.length > 0 ? 'ignored' : 'unknown', { words: ignored.join(', ') })}</Muted>
      )}
      {equivalents.length > 0 && (
        <Text as="span" $size={13}>
          <TextLink href={hrefOf({ ...search, equivalents: extended ? undefined : '1' })} scroll={false}>
            {t(extended ? 'withoutEquivalents' : 'withEquivalents', { grades: equivalents.join(', ') })}
          </TextLink>
        </Text>
      )}
    </Inline>
  );
}
