import type { OpenItemDetail } from '../../../contract/entities/market';
import { StructuredData } from '../../parts/StructuredData';

type Props = { item: OpenItemDetail; name: string };

/** The item for machines that read: a product with its offer; visitors, and so search engines, get no price. */
export function ItemStructure({ item, name }: Props) {
  const data = {
    '@type': 'Product',
    name,
    category: item.spec.category,
    material: item.spec.grade ?? undefined,
    manufacturer: item.maker ? { '@type': 'Organization', name: item.maker } : undefined,
    offers: {
      '@type': 'Offer',
      seller: { '@type': 'Organization', name: item.store_name },
      availability: `https://schema.org/${item.open_qty === '0' ? 'OutOfStock' : 'InStock'}`,
      itemCondition: `https://schema.org/${item.condition === 'used' ? 'UsedCondition' : 'NewCondition'}`,
    },
  };
  return <StructuredData name="product" data={data} />;
}
