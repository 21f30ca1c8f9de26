import { Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { TextInput } from '../../../ui/TextInput';

const PAUSE_MS = 250;

type Props = { value: string; onChange: (value: string) => void };

/** Finds lines by what they say; the address follows once typing rests. */
export function LineSearch({ value, onChange }: Props) {
  const { t } = useTranslation('project');
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextInput
      compact
      type="search"
      aria-label={t('compare.find')}
      placeholder={t('compare.find')}
      icon={<Search />}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
