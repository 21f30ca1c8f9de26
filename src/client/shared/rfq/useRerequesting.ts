import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import type { Rfq } from '../../../contract/entities/rfq';
import { useComparisonWhen, useRerequest } from '../../queries/rfqDialogue';
import { toggled } from '../../ui/toggled';
import { usualDay } from './firstDay';
import { isWishValid, type Wished } from './TargetPrices';
import { useRefusal } from './useRefusal';
import { serverNow } from '../../clock';

/** What sellers who have quoted before are given to quote again; the field shows it, to be changed. */
const USUAL_BUSINESS_DAYS = 2;

type Requested = Pick<Rfq, 'rfq_number_id' | 'version'>;

/** Whom a re-request goes to, until when and with what; and its sending. */
export function useRerequesting(rfq: Requested, open: boolean, onSent: () => void) {
  const { t } = useTranslation('rfq');
  const [day, setDay] = useState(() => usualDay(new Date(serverNow()), USUAL_BUSINESS_DAYS));
  const [message, setMessage] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wished, setWished] = useState<Wished>({});
  const comparison = useComparisonWhen(open, rfq.rfq_number_id);
  const { mutate, isPending, error, reset } = useRerequest();
  const refusal = useRefusal(error);
  const sellers = (comparison.data?.sellers ?? []).filter((seller) => seller.status === 'SUBMITTED');
  const requested = sellers.filter((seller) => !left.has(seller.quotation_id));
  const prices = Object.entries(wished).filter(([, price]) => price !== '');
  const wrong = prices.some(([, price]) => !isWishValid(price));
  const send = () =>
    mutate(
      {
        id: rfq.rfq_number_id,
        version: rfq.version,
        quotation_ids: requested.map((seller) => seller.quotation_id),
        deadline_date: day,
        message: message.trim() || null,
        target_prices: prices.map(([rfq_line_id, unit_price]) => ({ rfq_line_id, unit_price })),
      },
      {
        onSuccess: () => {
          toast.success(t('rerequest.done'));
          reset();
          onSent();
        },
      },
    );
  return {
    sellers,
    isRequested: (id: string) => !left.has(id),
    toggle: (id: string) => setLeft(toggled(left, id)),
    requestedCount: requested.length,
    day,
    setDay,
    message,
    setMessage,
    wished,
    setWished,
    wishedCount: prices.length,
    /** A wished price is no amount above zero. */
    wrong,
    /** What has to be chosen before anything can be sent. */
    missing: requested.length === 0 ? ('sellers' as const) : day === '' ? ('day' as const) : null,
    send,
    sending: isPending,
    refusal,
    reset,
  };
}
