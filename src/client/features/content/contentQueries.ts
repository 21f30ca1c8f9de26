import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../contract/constants';
import { getEntry, listEntries, listFaq } from '../../../contract/routes/content';
import type { EntryCollection } from '../../../contract/entities/content';
import { call } from '../../api/call';
import type { Api } from '../../api/createApi';
import { keysOf, SCOPES } from '../../queries/keys';

const keys = keysOf(SCOPES.content);

/** What a page of entries shows: all of them, and the one that the address names. */
export function entryPageQueries(api: Api, collection: EntryCollection, language: Language, id: string | undefined) {
  const { list, entry } = contentQueries(api);
  return id === undefined
    ? [list(collection, language)]
    : [list(collection, language), entry(collection, id, language)];
}

/** Our own texts, in one language each; they change with a release alone. */
export const contentQueries = (api: Api) => ({
  list: (collection: EntryCollection, language: Language) =>
    queryOptions({
      queryKey: keys.list({ collection, language }),
      queryFn: ({ signal }) => call(listEntries, { params: { collection }, query: { language } }, { api, signal }),
    }),
  entry: (collection: EntryCollection, slug: string, language: Language) =>
    queryOptions({
      queryKey: keys.detail(`${language}/${collection}/${slug}`),
      queryFn: ({ signal }) => call(getEntry, { params: { collection, slug }, query: { language } }, { api, signal }),
    }),
  faq: (language: Language) =>
    queryOptions({
      queryKey: keys.list({ collection: 'faq', language }),
      queryFn: ({ signal }) => call(listFaq, { query: { language } }, { api, signal }),
    }),
});
