import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Quotation, SellerRequest } from '../../../../contract/entities/quotation';
import { endOfDaySeoul } from '../../../../domain/time/deadline';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { useNow } from '../../../ui/useNow';
import { ValidityDialog } from './ValidityDialog';

type Props = { request: SellerRequest; quotation: Quotation };

/** After collecting: until when the quotation stands, whether the buyer asked for longer, and the consent to it. */
export function ValidityNotice({ request, quotation }: Props) {
  const { t } = useTranslation('seller');
  const now = useNow();
  const [open, setOpen] = useState(false);
  const until = quotation.stands_until;
  if (request.project_status !== 'CMP' || quotation.status !== 'SUBMITTED' || !until || now === null) return null;
  const expired = endOfDaySeoul(until).getTime() < now;
  const asked = quotation.validity_asked_at !== null;
  return (
    <>
      <Banner
        tone={asked || expired ? 'warning' : 'neutral'}
        title={t(asked ? 'validity.asked' : expired ? 'validity.expired' : 'validity.stands', { until })}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('validity.extend')}
          </Button>
        }
      >
        {t(asked || expired ? 'validity.text' : 'validity.standsText')}
      </Banner>
      <ValidityDialog request={request} until={until} now={now} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
