import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextInput } from '../ui/TextInput';

const PAUSE_MS = 250;

type Props = {
  value: string;
  label: string;
  onChange: (value: string) => void;
  /** As high as fields with a label beside it. */
  tall?: boolean;
};

/** A search that begins once typing rests. */
export function QuickSearch({ value, label, onChange, tall = false }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextInput
      compact={!tall}
      type="search"
      aria-label={label}
      placeholder={label}
      icon={<Search />}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
