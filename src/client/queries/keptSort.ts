import type { Profile } from '../../contract/entities/person';
import type { ListName } from '../../contract/lists';
import type { Api } from '../api/createApi';
import { profileQueries } from './profile';

/** The order of a list's rows that the person chose last, where it is one that the list knows. */
export function keptSort<Sort extends string>(
  profile: Pick<Profile, 'view_settings'> | null | undefined,
  list: ListName,
  sorts: readonly Sort[],
): Sort | undefined {
  const kept = profile?.view_settings?.lists?.[list]?.sort;
  return sorts.find((sort) => sort === kept);
}

/** What a page asks for once its reader is known, because the order of its list is the reader's own. */
export function afterProfile<Plan>(api: Api, planOf: (reader: Profile) => Plan) {
  return { ...profileQueries(api).mine(), follow: (reader: Profile) => [planOf(reader)] };
}
