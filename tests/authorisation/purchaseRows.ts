/** Calls on one purchase that waits for approval. */
export const ON_PURCHASE = [
  'GET /purchase/approval/{purchase_number}',
  'POST /purchase/approval/{purchase_number}/approve',
  'POST /purchase/approval/{purchase_number}/return',
  'POST /purchase/approval/{purchase_number}/withdraw',
];
