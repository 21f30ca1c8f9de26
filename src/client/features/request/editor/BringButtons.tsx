import { ClipboardPaste, FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '../../../ui/Button';
import { Inline } from '../../../ui/Stack';

/** Ways in which more lines come to those that are there. */
export type Bringing = 'upload' | 'paste';

const WAYS = [
  { way: 'upload', icon: <FileSpreadsheet />, label: 'lines.addFile' },
  { way: 'paste', icon: <ClipboardPaste />, label: 'lines.addText' },
] as const;

type Props = { adding: Bringing | null; onToggle: (way: Bringing) => void };

/** Opens and closes the places from which more lines come. */
export function BringButtons({ adding, onToggle }: Props) {
  const { t } = useTranslation('buyer');
  return (
    <Inline>
      {WAYS.map(({ way, icon, label }) => (
        <Button key={way} size="sm" icon={icon} aria-expanded={adding === way} onClick={() => onToggle(way)}>
          {t(label)}
        </Button>
      ))}
    </Inline>
  );
}
