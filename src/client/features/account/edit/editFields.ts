import type { EditField } from '../../../paths';

/** What of the own data has a page of its own to change it, as the addresses name it. */
export const editFields: readonly EditField[] = [
  'name',
  'phone',
  'password',
  'department',
  'title',
  'company',
  'approval',
];
