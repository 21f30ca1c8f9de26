import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Boxes, FileText, Inbox, Receipt } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { FoundKind, FoundRecord } from '../../../contract/entities/search';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { marketQueries } from '../../queries/market';
import { searchQueries } from '../../queries/search';
import { useSpecDescription } from '../../shared/useSpecDescription';
import { useSession } from '../session/useSession';

export interface PaletteEntry {
  /** The same as long as it is the same thing, whatever is found beside it. */
  id: string;
  label: string;
  facts?: string;
  icon: ReactNode;
  href: string;
}

const RECORD_ICONS: Record<FoundKind, ReactNode> = {
  request: <FileText aria-hidden />,
  received: <Inbox aria-hidden />,
  order: <Receipt aria-hidden />,
};

function recordHref({ kind, number, side, draft }: FoundRecord): string {
  if (kind === 'received') return paths.seller.detail(number);
  if (draft) return paths.buyer.editorFrom('manual', { id: number });
  return side === 'seller' ? paths.project.sale(number) : paths.project.detail(number);
}

/** The company's records that the words name, and whether they are on their way. */
export function useRecords(words: string) {
  const { t } = useTranslation('layout');
  const { loggedIn } = useSession();
  const asks = loggedIn && words !== '';
  const { data, isFetching } = useQuery({ ...searchQueries(useApi()).records(words), enabled: asks });
  const entries = (asks ? (data?.items ?? []) : []).map(
    (record): PaletteEntry => ({
      id: `${record.kind}-${record.number}`,
      label: record.title || record.number,
      facts: [t(`palette.kind.${record.kind}`), record.number, record.counterpart_name].filter(Boolean).join(' · '),
      icon: RECORD_ICONS[record.kind],
      href: recordHref(record),
    }),
  );
  return { entries, pending: asks && isFetching };
}

/** The first listed lots of a search. */
export function useMaterials(words: string): PaletteEntry[] {
  const describe = useSpecDescription();
  const search = marketQueries(useApi()).stock({ q: words });
  const { data } = useInfiniteQuery({ ...search, enabled: words.length > 1, retry: false });
  return (data?.pages[0]?.items ?? []).slice(0, 3).map((item) => ({
    id: `item-${item.id}`,
    label: describe(item.spec),
    facts: [item.store_name, item.place].filter(Boolean).join(' · '),
    icon: <Boxes aria-hidden />,
    href: paths.stock.item(item.id),
  }));
}
