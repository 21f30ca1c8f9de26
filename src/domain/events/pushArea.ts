import type { Push, PushArea } from '../../contract/entities/person';

type RecordType = Push['record_type'];

const TYPES: Readonly<Record<PushArea, readonly RecordType[]>> = {
  buying: ['rfq'],
  selling: ['seller_request', 'bid'],
  order: ['order', 'project'],
  stock: ['stock', 'store'],
  company: ['member', 'export', 'webhook'],
};

/** The kinds of records whose news belong to an area. */
export const recordTypesOf = (area: PushArea): readonly RecordType[] => TYPES[area];
