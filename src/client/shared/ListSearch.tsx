import { Search } from 'lucide-react';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { TextInput } from '../ui/TextInput';

/** Words are searched shortly after the last key. */
const PAUSE_MS = 350;

type Props = {
  value: string | undefined;
  label: string;
  hrefOf: (q: string | undefined) => string;
  /** Letters that the search takes. */
  most?: number;
};

/** The one search box of a list: it searches once typing rests, or at Enter; its words stand in the address. */
export function ListSearch({ value = '', label, hrefOf, most = 100 }: Props) {
  const { replace } = useRouter();
  const [text, setText] = useState(value);
  const [kept, setKept] = useState(value);
  // The address changed by something else, e.g. the back button.
  if (kept !== value) {
    setKept(value);
    if (text.trim() !== value) setText(value);
  }
  const wanted = text.trim();
  const href = hrefOf(wanted || undefined);
  useEffect(() => {
    if (wanted === kept) return;
    const timer = setTimeout(() => void replace(href, undefined, { scroll: false }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, kept, href, replace]);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== kept) void replace(href, undefined, { scroll: false });
        }}
      >
        <TextInput
          compact
          type="search"
          enterKeyHint="search"
          data-list-search
          icon={<Search />}
          aria-label={label}
          placeholder={label}
          maxLength={most}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </search>
  );
}
