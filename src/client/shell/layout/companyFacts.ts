/**
 * What Korean e-commerce law asks a marketplace to show on every page and is the same in every language; the rest stands
 * in `layout:operator`. These are the demo's values: whoever operates the product puts the own company's here.
 */
export const operator = { registrationNumber: '120-86-00009', email: 'help@stlbs.test' } as const;
