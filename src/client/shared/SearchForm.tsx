import { Search } from 'lucide-react';
import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { media } from '../theme/media';
import { space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { TextInput } from '../ui/TextInput';

const Root = styled.search<{ $large: boolean }>`
  & > form {
    display: flex;
    gap: ${space(2)};
    ${by('$large', { true: 'max-width: 720px;', false: 'max-width: 560px;' })}
  }
  & > form > :first-child {
    flex: 1;
  }
  /* A phone's keyboard has a key that searches; the room is the words'. */
  ${media.phone} {
    & > form > button {
      ${by('$large', { true: 'display: inline-flex;', false: 'display: none;' })}
    }
  }
`;

type Props = {
  value: string | undefined;
  label: string;
  action: string;
  /** The search is what the page is for. */
  large?: boolean;
  /** Letters that the search takes. */
  most?: number;
  hrefOf: (q: string | undefined) => string;
};

/** A search box whose words live in the address. */
export function SearchForm({ value, label, action, large = false, most = 200, hrefOf }: Props) {
  const router = useRouter();
  const [typed, setTyped] = useState(value ?? '');
  const [searched, setSearched] = useState(value);
  if (searched !== value) {
    // The back button or a link changed the address.
    setSearched(value);
    setTyped(value ?? '');
  }
  const go = (words: string) => void router.push(hrefOf(words.trim() || undefined), undefined, { scroll: false });
  const search = (event: FormEvent) => {
    event.preventDefault();
    go(typed);
  };
  const type = (words: string) => {
    setTyped(words);
    // Emptied, the box asks for nothing any more.
    if (words === '' && value) go('');
  };
  return (
    <Root $large={large}>
      <form onSubmit={search}>
        <TextInput
          compact={!large}
          type="search"
          data-list-search
          enterKeyHint="search"
          icon={<Search />}
          maxLength={most}
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant={large ? 'primary' : 'secondary'}>
          {action}
        </Button>
      </form>
    </Root>
  );
}
