import { FOREIGN_PROFILE } from './foreignApi';

const notice = {
  id: '0190a0b0-0000-7000-8000-000000000001',
  kind: 'rfq_matched',
  record_type: 'seller_request',
  record_id: 'Q1',
  title: 'Q1',
  params: {},
  created_at: 'never at all',
  read_at: null,
};
/** Answers of an API that fit the contract but hold a moment that no calendar has: no page can draw it. */
export const answersWithoutTime: Record<string, unknown> = {
  '/user/profile': FOREIGN_PROFILE,
  '/push/status': { unread: 1, latest_id: notice.id },
  '/push': { items: [notice], next_cursor: null },
};
