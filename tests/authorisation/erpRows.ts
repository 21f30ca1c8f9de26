/** Files for a company's own systems and numbers out of them; each member reads and changes what is the company's. */
export const ERP_FILES = [
  'GET /erp/mapping',
  'POST /erp/mapping',
  'POST /erp/mapping/preview',
  'GET /erp/record',
  'GET /erp/export',
  'POST /erp/export',
  'POST /erp/number',
  'POST /erp/number/preview',
  'POST /erp/invoice',
  'POST /erp/invoice/preview',
];

/** The address to which a company's people email lists. */
export const MAIL_INTAKE = ['POST /company/mail-intake', 'DELETE /company/mail-intake'];
