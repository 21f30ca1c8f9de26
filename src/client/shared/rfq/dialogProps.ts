import type { Rfq } from '../../../contract/entities/rfq';

/** What a dialog about a running request takes. */
export interface RfqDialogProps {
  rfq: Pick<
    Rfq,
    | 'rfq_number_id'
    | 'version'
    | 'title'
    | 'deadline_date'
    | 'sealed'
    | 'seller_count'
    | 'quotation_count'
    | 'declined_count'
  >;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
