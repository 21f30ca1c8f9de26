import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { Checkbox } from '../../../ui/Checkbox';
import { allOf, type MatrixProps } from './Matrix';
import { Card, CardHead, Offer, Opener } from './phoneStyles';
import { SellerMenu, SellerSigns } from './SellerHead';

/** What a seller is, in two lines: name with signs, then how far the quotation goes and how it stands. */
const About = styled.span`
  /* Above what the opener says of its first part: a name is never cut here. */
  &&& {
    white-space: normal;
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(0.5)} ${space(1.5)};
  }
  & > span + span {
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

/** The sellers' totals like for like, in the order of the view, each with what it covers, how soon and how it stands. */
export function PhoneTotals({ facts, sellers, taken, onTotals, onRevisions, onHide, ...props }: MatrixProps) {
  const { t } = useTranslation('project');
  const factOf = (key: string) => facts.find((fact) => fact.key === key);
  const [landed, coverage, state] = [factOf('like_landed'), factOf('coverage'), factOf('state')];
  const onAll = allOf(props);
  return (
    <Card>
      <CardHead>
        <h2>{landed?.label}</h2>
      </CardHead>
      <ul>
        {sellers.map((seller) => {
          const { quotation_id: id, company_name: name } = seller;
          return (
            <Offer key={id} $selected={taken.has(id)}>
              {onAll && (
                <Checkbox
                  checked={taken.has(id)}
                  disabled={seller.expired}
                  onChange={(event) => onAll(id, event.target.checked)}
                  aria-label={t('compare.allOf', { name })}
                />
              )}
              <Opener type="button" aria-haspopup="dialog" onClick={() => onTotals?.(id)}>
                <About>
                  <span>
                    {name} <SellerSigns seller={seller} />
                  </span>
                  <span>
                    {coverage?.cells.get(id)?.text} {state?.cells.get(id)?.text}
                  </span>
                </About>
                <b>{landed?.cells.get(id)?.text}</b>
              </Opener>
              <SellerMenu
                seller={seller}
                pinned={false}
                onHide={sellers.length > 1 ? onHide : undefined}
                onRevisions={onRevisions}
                onTotals={onTotals}
              />
            </Offer>
          );
        })}
      </ul>
    </Card>
  );
}
