import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Boxes, ClipboardPaste, FilePlus2, FileText, Inbox, PackagePlus, Receipt, Search, Store } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect, useState } from 'react';
import type { FoundKind, FoundRecord } from '../../../contract/entities/search';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { marketQueries } from '../../queries/market';
import { searchQueries } from '../../queries/search';
import { useSpecDescription } from '../../shared/useSpecDescription';
import { areaEntries } from '../layout/areaEntries';
import { useSession } from '../session/useSession';

export interface PaletteEntry {
  /** The same as long as it is the same thing, whatever is found beside it. */
  id: string;
  label: string;
  facts?: string;
  icon: ReactNode;
  href: string;
}

export interface PaletteGroup {
  key: 'records' | 'pages' | 'actions' | 'materials';
  entries: PaletteEntry[];
}

const PAUSE_MS = 200;
const MOST = 5;

/** Words as they stand once typing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** What the palette offers for some words, in groups, and whether more is on its way. */
export function usePaletteEntries(typed: string): { groups: PaletteGroup[]; pending: boolean } {
  const words = typed.trim().slice(0, 100);
  const rested = useRested(words);
  const records = useRecords(rested);
  const materials = useMaterials(rested);
  const groups: PaletteGroup[] = [
    { key: 'records', entries: rested && words ? records.entries : [] },
    { key: 'pages', entries: usePages(words) },
    { key: 'actions', entries: useActions(words) },
    { key: 'materials', entries: useStockSearches(words, rested && words ? materials : []) },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    pending: words !== rested || records.pending,
  };
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

function useRecords(words: string) {
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

const holds = (text: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

function usePages(words: string): PaletteEntry[] {
  const { t } = useTranslation('layout');
  const { loggedIn } = useSession();
  const page = (label: string, href: string): PaletteEntry => ({
    id: href,
    label,
    icon: <FileText aria-hidden />,
    href,
  });
  const everybody = [page(t('nav.openStock'), paths.stock.search()), page(t('nav.stores'), paths.buyer.search())];
  const members = () => [
    page(t('today'), paths.service.hub()),
    ...Object.values(areaEntries).flatMap((entries) => entries.map(({ text, href }) => page(t(`nav.${text}`), href))),
    page(t('cartNone'), paths.service.cart()),
    page(t('bellNone'), paths.push()),
  ];
  const all = [...(loggedIn ? members() : everybody), page(t('footer.faq'), paths.faq())];
  const found = all.filter(
    ({ label }, index) => holds(label, words) && all.findIndex((one) => one.label === label) === index,
  );
  return found.slice(0, words === '' ? 8 : MOST);
}

function useActions(words: string): PaletteEntry[] {
  const { t } = useTranslation('layout');
  const { loggedIn } = useSession();
  if (!loggedIn) return [];
  const actions: PaletteEntry[] = [
    { id: 'request', label: t('palette.newRequest'), icon: <FilePlus2 aria-hidden />, href: paths.buyer.selectType() },
    {
      id: 'paste',
      label: t('palette.paste'),
      icon: <ClipboardPaste aria-hidden />,
      href: paths.buyer.editorFrom('paste'),
    },
    {
      id: 'stock',
      label: t('palette.addStock'),
      icon: <PackagePlus aria-hidden />,
      href: paths.stock.mine({ add: '1' }),
    },
  ];
  return actions.filter(({ label }) => holds(label, words));
}

/** The first listed lots of a search. */
function useMaterials(words: string): PaletteEntry[] {
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

/** The same words as a search of listed stock and of stores. */
function useStockSearches(words: string, found: PaletteEntry[]): PaletteEntry[] {
  const { t } = useTranslation('layout');
  if (words === '') return [];
  return [
    ...found,
    {
      id: 'search-stock',
      label: t('palette.searchStock', { words }),
      icon: <Search aria-hidden />,
      href: paths.stock.search({ q: words }),
    },
    {
      id: 'search-stores',
      label: t('palette.searchStores', { words }),
      icon: <Store aria-hidden />,
      href: paths.buyer.search({ q: words }),
    },
  ];
}
