import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { dayText } from '../../../../domain/time/instants';
import { Button } from '../../../ui/Button';
import { space } from '../../../theme/tokens';
import type { TermsForm } from './terms';

const Line = styled(Button)`
  max-width: 100%;
  /* Its words begin where the title does. */
  margin-left: calc(-1px - ${space(2.5)});
  text-align: left;
  white-space: normal;
`;

/** The terms of the request in one line; a press goes to them. */
export function TermsLine({ terms }: { terms: TermsForm }) {
  const { t } = useTranslation('buyer');
  const { t: trade } = useTranslation('trade');
  const { deadline_date, delivery_term, payment_term, currency } = terms;
  const summary = [
    deadline_date ? t('terms.until', { day: dayText(deadline_date) }) : t('terms.noDeadline'),
    trade(`deliveryTerm.${delivery_term}`),
    trade(`paymentTerm.${payment_term}`),
    currency,
  ];
  return (
    <Line size="sm" variant="ghost" title={t('terms.goTo')} onClick={toTerms} data-paper="none">
      {summary.join(' · ')}
    </Line>
  );
}

function toTerms(): void {
  const section = document.getElementById('terms');
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}
