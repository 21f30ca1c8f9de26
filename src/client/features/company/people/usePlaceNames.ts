import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { MemberPlace } from '../../../../contract/entities/people';
import { COMMON_ROLES } from '../../../../contract/rights';
import { useApi } from '../../../api/ApiProvider';
import { peopleQueries } from '../../../queries/people';

/** Names of roles, teams and sites, and the choices of each. */
export function usePlaceNames() {
  const { t } = useTranslation('people');
  const queries = peopleQueries(useApi());
  const { data: roles } = useQuery(queries.roles());
  const { data: units } = useQuery(queries.units());
  const own = roles?.items ?? [];
  const unitName = (id: string | null) => units?.items.find((unit) => unit.id === id)?.name;
  const choices = (kind: 'team' | 'site') =>
    (units?.items ?? []).filter((unit) => unit.kind === kind).map(({ id, name }) => ({ value: id, label: name }));
  const roleName = ({ role, own_role_id }: Pick<MemberPlace, 'role' | 'own_role_id'>) =>
    role === 'own' ? (own.find(({ id }) => id === own_role_id)?.name ?? t('role.own')) : t(`role.${role}`);
  return {
    roleName,
    placeText: (place: MemberPlace) =>
      [roleName(place), unitName(place.team_id), unitName(place.site_id)].filter(Boolean).join(' · '),
    roleChoices: [
      ...COMMON_ROLES.map((role) => ({ value: role as string, label: t(`role.${role}`) })),
      ...own.map(({ id, name }) => ({ value: id, label: name })),
    ],
    teams: choices('team'),
    sites: choices('site'),
  };
}
