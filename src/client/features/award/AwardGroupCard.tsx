import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Currency } from '../../../contract/values';
import { CompanyName } from '../../shared/CompanyName';
import { LeadTimeNotice } from '../../shared/LeadTimeNotice';
import { LineTable } from '../../shared/LineTable';
import { TermsList } from '../../shared/TermsList';
import { TotalsBox } from '../../shared/TotalsBox';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { Banner } from '../../ui/Banner';
import { Card } from '../../ui/Card';
import { Section } from '../../ui/Section';
import { Columns, Stack, Inline } from '../../ui/Stack';
import { Split } from '../../ui/Split';
import { type AwardGroup, promisedIn } from './awardGroups';
import { pricedRow } from './pricedRow';
import { type Acceptance, tickId } from './useAcceptance';
import { DeviationList } from '../../shared/DeviationList';
import { MoneyText } from '../../shared/MoneyText';
import { SpecText } from '../../shared/SpecText';
import { Checkbox } from '../../ui/Checkbox';
import { InlineError } from '../../ui/InlineError';
import { Text } from '../../ui/Text';
import { alternatesOf } from './alternates';

type Props = { group: AwardGroup; acceptance: Acceptance };

type CardProps = Props & {
  requiredDate: string | null;
  /** The currency of the request: duty and customs clearance come on top of a quotation in another one. */
  requestCurrency: Currency;
  /** Lines and terms are folded under the sum, as on a phone. */
  folded?: boolean;
};

/** Opened by a press; what a person has to decide stays outside of it. */
const Folded = styled.details`
  & > summary {
    padding: ${space(3)} 0;
    color: ${color('textMuted')};
    cursor: pointer;
    ${type(14)}
  }
`;

/** What one seller would be awarded, what it costs, and where its conditions are not met; `requiredDate` is the buyer's wish. */
export function AwardGroupCard({ group, acceptance, requiredDate, requestCurrency, folded = false }: CardProps) {
  const { t } = useTranslation('project');
  const { seller, lines, totals } = group;
  const currency: Currency = totals.currency;
  const { delivery_term, payment_term, valid_until, memo } = seller;
  const details = (
    <Stack $gap={4}>
      <LineTable rows={lines.map(pricedRow)} currency={currency} />
      <Card>
        <TermsList
          terms={{
            delivery_term,
            payment_term,
            required_date: requiredDate,
            valid_until,
            note_to_buyer: memo,
            currency,
          }}
        />
      </Card>
    </Stack>
  );
  return (
    <Section
      title={<CompanyName name={seller.company_name} verified={seller.company_verified} />}
      note={t('lineCount', { count: lines.length })}
    >
      {group.belowMinimum && <Banner tone="warning">{t('award.belowMinimum')}</Banner>}
      {group.incomplete && <Banner tone="warning">{t('award.incomplete')}</Banner>}
      {currency !== requestCurrency && <Banner tone="info">{t('award.dutyApart')}</Banner>}
      <LeadTimeNotice lines={promisedIn([group])} wanted={requiredDate} />
      <AlternateTicks group={group} acceptance={acceptance} />
      {folded ? (
        <div>
          <TotalsBox totals={totals} />
          <Folded>
            <summary>{t('award.linesOf', { count: lines.length })}</summary>
            {details}
          </Folded>
        </div>
      ) : (
        <Split>
          {details}
          <TotalsBox totals={totals} />
        </Split>
      )}
    </Section>
  );
}

/** The alternates among a seller's chosen lines, each to be accepted by a tick of its own. */
function AlternateTicks({ group, acceptance }: Props) {
  const { t } = useTranslation('project');
  const alternates = alternatesOf(group);
  if (alternates.length === 0) return null;
  const open = alternates.some(({ key }) => !acceptance.accepts(key));
  return (
    <Stack $gap={3}>
      <Banner tone="warning" title={t('award.alternates.title', { count: alternates.length })}>
        {t('award.alternates.text')}
      </Banner>
      <Columns $min={560} $gap={3}>
        {alternates.map(({ key, line, cell, amount, currency }) => (
          <Card key={key}>
            <Stack $gap={1}>
              <Checkbox
                id={tickId(key)}
                label={
                  <Inline as="span" $gap={2}>
                    {t('award.alternates.accept', { line: line.line_no })}
                    <MoneyText amount={amount} currency={currency} />
                  </Inline>
                }
                checked={acceptance.accepts(key)}
                onChange={(event) => acceptance.accept(key, event.target.checked)}
              />
              <Text as="div" $size={13}>
                <SpecText spec={line.spec} raw={line.raw_text} withRaw line={{ qty: line.qty, uom: line.uom }} />
              </Text>
              <DeviationList
                requested={line}
                offered={cell.line.offered_spec}
                deviations={cell.line.deviations}
                whole
              />
            </Stack>
          </Card>
        ))}
      </Columns>
      {acceptance.missing > 0 && open && (
        <InlineError>{t('award.alternates.missing', { count: acceptance.missing })}</InlineError>
      )}
    </Stack>
  );
}
