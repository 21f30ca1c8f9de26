import type { Interest } from '../../../contract/entities/interest';
import { paths } from '../../paths';

/** The page of a saved record; undefined once it is gone. */
export function interestHref({ record_type, record_id, gone }: Interest): string | undefined {
  if (gone) return undefined;
  switch (record_type) {
    case 'store':
      return paths.stock.store(record_id);
    case 'stock':
      return paths.stock.item(record_id);
    case 'material':
      return paths.buyer.saleMaterial(record_id);
    case 'request':
      return paths.project.detail(record_id);
  }
}
