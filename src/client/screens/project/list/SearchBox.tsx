import { Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { TextInput } from '../../../ui/TextInput';

/** Search by title or number; Enter searches. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation('project');
  const [text, setText] = useState(value);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <search>
      <form onSubmit={search}>
        <TextInput
          compact
          type="search"
          enterKeyHint="search"
          icon={<Search />}
          aria-label={t('list.search')}
          placeholder={t('list.searchHint')}
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value === '' && value !== '') onSearch('');
          }}
        />
      </form>
    </search>
  );
}
