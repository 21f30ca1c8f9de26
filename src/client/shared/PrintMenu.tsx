import { FileDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type Language, LANGUAGES } from '../../contract/constants';
import { Button } from '../ui/Button';
import { Menu } from '../ui/Menu';

interface PrintMenuProps<Kind extends string> {
  label: string;
  /** What the button is called where several stand on one page. */
  name?: string;
  documents: readonly { kind: Kind; name: string; languages?: readonly Language[] }[];
  onPrint: (kind: Kind, language: Language) => void;
  loading: boolean;
  size?: 'sm' | 'md';
}

/** Documents as PDF, each in the languages it can be printed in: the page's own first. */
export function PrintMenu<Kind extends string>(props: PrintMenuProps<Kind>) {
  const { label, name: called, documents, onPrint, loading, size = 'md' } = props;
  const { t, i18n } = useTranslation('trade');
  const own = [...LANGUAGES].sort((a) => (a === i18n.language ? -1 : 1));
  const items = documents.flatMap(({ kind, name, languages = LANGUAGES }) =>
    own
      .filter((language) => languages.includes(language))
      .map((language) => ({
        key: `${kind} ${language}`,
        label: `${name} · ${t(`paper.in.${language}`)}`,
        onSelect: () => onPrint(kind, language),
      })),
  );
  return (
    <Menu
      trigger={
        <Button size={size} icon={<FileDown />} loading={loading} aria-label={called}>
          {label}
        </Button>
      }
      items={items}
    />
  );
}
