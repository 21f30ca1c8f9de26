import { Search } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { TextInput } from '../../ui/TextInput';

const Form = styled.search`
  & > form {
    display: flex;
    gap: ${space(2)};
    max-width: 720px;
  }
  & > form > :first-child {
    flex: 1;
  }
`;

type Props = { value: string | undefined; placeholder: string; hrefOf: (q: string | undefined) => string };

/** One box for all that can be said of a material; the words live in the address. */
export function MarketSearchBox({ value, placeholder, hrefOf }: Props) {
  const { t } = useTranslation('market');
  const router = useRouter();
  const [typed, setTyped] = useState(value ?? '');
  const [searched, setSearched] = useState(value);
  if (searched !== value) {
    // The back button or a link changed the address.
    setSearched(value);
    setTyped(value ?? '');
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    void router.push(hrefOf(typed.trim() || undefined), undefined, { scroll: false });
  };
  return (
    <Form>
      <form onSubmit={search}>
        <TextInput
          type="search"
          icon={<Search />}
          maxLength={200}
          aria-label={placeholder}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="primary">
          {t('find')}
        </Button>
      </form>
    </Form>
  );
}
