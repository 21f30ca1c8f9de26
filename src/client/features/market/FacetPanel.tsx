import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Link } from '../../ui/Link';
import styled from 'styled-components';
import type { Facet, FacetName } from '../../../contract/entities/marketSearch';
import type { StockSearch } from '../../queries/market';
import { by } from '../../theme/by';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { scheduleText, typeName } from '../../../domain/material/tradeNames';
import { dnOfNps } from '../../../domain/material/data/sizes';
import type { Texts } from '../../textKeys';
import { originName } from '../../../domain/material/originName';
import { useReader } from '../../shared/useReader';
import { Stack } from '../../ui/Stack';
import { Kept } from '../../ui/Kept';
import { Unfold } from '../../ui/Unfold';
import { ratingText } from './ratingText';

const Fold = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 28px;
  border-radius: ${radius[4]};
  & > svg {
    color: ${color('textMuted')};
  }
  ${media.phone} {
    min-height: 44px;
  }
`;

/** The groups that stand open at first; one with a chosen value always does. */
const OPEN = 3;

const Title = styled.h2`
  ${type(13)}
  font-weight: ${weight.semibold};
`;

const List = styled.ul`
  max-height: 232px;
  overflow-y: auto;
`;

const Value = styled(Link)<{ $selected: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius[4]};
  background: transparent;
  color: ${color('text')};
  font-weight: ${weight.regular};
  ${by('$selected', {
    true: `background: ${color('accentSurface')}; color: ${color('accentText')}; font-weight: ${weight.semibold};`,
  })}
  ${type(13)}
  ${media.phone} {
    align-items: center;
    min-height: 44px;
  }
  &:hover {
    background: ${color('surfaceSunken')};
  }
  & > span:last-child {
    color: ${color('textMuted')};
    font-variant-numeric: tabular-nums;
  }
`;

type Props = { facets: readonly Facet[]; search: StockSearch; hrefOf: (search: StockSearch) => string };

/** Narrows the search: every value is a link to the search with it, or without it where it is chosen. */
export function FacetPanel(props: Props) {
  return (
    <Kept name="facets" by={[props.facets, props.search, props.hrefOf({})]}>
      <Facets {...props} />
    </Kept>
  );
}

function Facets({ facets, search, hrefOf }: Props) {
  const { t } = useTranslation('market');
  const textOf = useFacetText(facets);
  return (
    <Stack $gap={2}>
      {facets.map(({ name, values, exact }, index) => (
        <nav key={name} aria-label={t(`facet.${name}`)}>
          <Unfold open={index < OPEN || values.some(({ selected }) => selected)}>
            <Fold>
              <Title>{t(`facet.${name}`)}</Title>
              <ChevronDown aria-hidden />
            </Fold>
            <List>
              {values.map(({ value, count, selected }) => {
                const chosen = [search[name] ?? []].flat();
                const text = textOf(name, value);
                const next = selected ? chosen.filter((one) => one !== value) : [...chosen, value];
                return (
                  <li key={value}>
                    <Value
                      href={hrefOf({ ...search, [name]: next.length > 0 ? next : undefined })}
                      $selected={selected}
                      aria-current={selected ? 'true' : undefined}
                      scroll={false}
                      rel="nofollow"
                    >
                      <span title={name === 'type' && text !== value ? value : undefined}>{text}</span>
                      {exact && <span>{count}</span>}
                    </Value>
                  </li>
                );
              })}
            </List>
          </Unfold>
        </nav>
      ))}
    </Stack>
  );
}

/** A facet's value in the words of the trade; a type's by its category where all hits are of one. */
function useFacetText(facets: readonly Facet[]): (name: FacetName, value: string) => string {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const language = useReader();
  const [of, ...others] = facets.find(({ name }) => name === 'category')?.values ?? [];
  const category = of && others.length === 0 ? of.value : null;
  return (name, value) => {
    if (name === 'category') return trade(`category.${value as keyof Texts['trade']['category']}`);
    if (name === 'condition') return t(`condition.${value as keyof Texts['market']['condition']}`);
    if (name === 'type') return typeName({ category, type: value }, language);
    if (name === 'size') return sizeText(value);
    if (name === 'schedule') return value.split('x').map(scheduleText).join(' x ');
    if (name === 'class') return ratingText(value);
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
