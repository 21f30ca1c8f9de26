import { ClipboardPaste, FilePlus2, FileText, PackagePlus, Search, Store } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { paths } from '../../paths';
import { areaEntries } from '../layout/areaEntries';
import { useSession } from '../session/useSession';
import { type PaletteEntry, useMaterials, useRecords } from './foundEntries';

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

/** The same words as a search of listed stock and of stores. The search stands before the lots, so that Enter leads to it whether or not they have come. */
function useStockSearches(words: string, found: PaletteEntry[]): PaletteEntry[] {
  const { t } = useTranslation('layout');
  if (words === '') return [];
  return [
    {
      id: 'search-stock',
      label: t('palette.searchStock', { words }),
      icon: <Search aria-hidden />,
      href: paths.stock.search({ q: words }),
    },
    ...found,
    {
      id: 'search-stores',
      label: t('palette.searchStores', { words }),
      icon: <Store aria-hidden />,
      href: paths.buyer.search({ q: words }),
    },
  ];
}
