import { useTranslation } from 'next-i18next/pages';
import type { FacetName } from '../../../contract/entities/market';
import { dnOfNps } from '../../../domain/material/data/sizes';
import type { Texts } from '../../textKeys';
import { originName } from '../../../domain/material/originName';
import { useReader } from '../../parts/useReader';

/** A facet's value in the words of the trade. */
export function useFacetText(): (name: FacetName, value: string) => string {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const language = useReader();
  return (name, value) => {
    if (name === 'category') return trade(`category.${value as keyof Texts['trade']['category']}`);
    if (name === 'condition') return t(`condition.${value as keyof Texts['market']['condition']}`);
    if (name === 'size') return sizeText(value);
    if (name === 'schedule')
      return value
        .split('x')
        .map((one) => (/^\d/.test(one) ? `SCH${one}` : one))
        .join(' x ');
    if (name === 'class') return /^\d+$/.test(value) ? `${value}#` : value;
    return name === 'origin' ? originName(value, language) : value;
  };
}

function sizeText(value: string): string {
  // Bolts have a thread, not a pipe size.
  if (/[^\d./x-]/.test(value)) return value;
  const parts = value.split('x').map((nps) => {
    const dn = dnOfNps(nps);
    return dn === null ? `${nps}"` : `${dn}A (${nps}")`;
  });
  return parts.join(' x ');
}
