import { useTranslation } from 'next-i18next/pages';
import type { FacetName } from '../../../contract/entities/market';
import { dnOfNps } from '../../../domain/material/data/sizes';

/** A facet's value in the words of the trade. */
export function useFacetText(): (name: FacetName, value: string) => string {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  return (name, value) => {
    if (name === 'category') return trade(`category.${value}`);
    if (name === 'condition') return t(`condition.${value}`);
    if (name === 'size') return sizeText(value);
    if (name === 'schedule')
      return value
        .split('x')
        .map((one) => (/^\d/.test(one) ? `SCH${one}` : one))
        .join(' x ');
    if (name === 'class') return /^\d+$/.test(value) ? `${value}#` : value;
    return value;
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
