import { Search } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { media } from '../../theme/media';
import { TextInput } from '../../ui/TextInput';

/** Only where there is room; narrower windows reach the search through the stock area. */
const Root = styled.search`
  display: none;
  ${media.wide} {
    display: block;
    flex: 1;
    min-width: 0;
    max-width: 320px;
  }
`;

/** The box in the header: what is typed is looked for in the listed stock of all sellers. */
export function HeaderSearch() {
  const { t } = useTranslation('layout');
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    if (!q) return;
    setTyped('');
    void router.push(paths.stock.search({ q }));
  };
  return (
    <Root aria-label={t('searchStock')}>
      <form onSubmit={search} data-stlbs-id="header-search">
        <TextInput
          compact
          type="search"
          icon={<Search />}
          maxLength={200}
          aria-label={t('searchStock')}
          placeholder={t('searchStock')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Root>
  );
}
