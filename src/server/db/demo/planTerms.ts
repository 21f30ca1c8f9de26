import type { RfqTerms } from '../../../contract/entities/rfq';
import type { OrderStep } from './plan';

export const usd: Partial<RfqTerms> = { usd_allowed: true, usd_krw_rate: '1385.5' };
export const onTerms: Partial<RfqTerms> = { payment_term: 'eom_next' };
export const sealed: Partial<RfqTerms> = { sealed: true };
export const finished: OrderStep[] = ['report', 'confirm', 'ship', 'receive'];
