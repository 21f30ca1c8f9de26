import { useTranslation } from 'next-i18next/pages';
import type { MemberPlace } from '../../../../contract/entities/people';
import { COMMON_ROLES } from '../../../../contract/rights';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { usePlaceNames } from './usePlaceNames';

interface Props {
  value: MemberPlace;
  onChange: (place: MemberPlace) => void;
}

/** Role, team and site of a person. */
export function PlaceFields({ value, onChange }: Props) {
  const { t } = useTranslation('people');
  const { roleChoices, teams, sites } = usePlaceNames();
  const setRole = (chosen: string) => {
    const role = COMMON_ROLES.find((one) => one === chosen);
    onChange({ ...value, role: role ?? 'own', own_role_id: role ? null : chosen });
  };
  return (
    <>
      <Field label={t('place.role')} help={value.role === 'own' ? undefined : t(`roleText.${value.role}`)}>
        <Select
          options={roleChoices}
          value={value.own_role_id ?? value.role}
          onChange={(event) => setRole(event.target.value)}
        />
      </Field>
      {teams.length > 0 && (
        <Field label={t('place.team')}>
          <Select
            options={teams}
            placeholder={t('place.none')}
            value={value.team_id ?? ''}
            onChange={(event) => onChange({ ...value, team_id: event.target.value || null })}
          />
        </Field>
      )}
      {sites.length > 0 && (
        <Field label={t('place.site')}>
          <Select
            options={sites}
            placeholder={t('place.none')}
            value={value.site_id ?? ''}
            onChange={(event) => onChange({ ...value, site_id: event.target.value || null })}
          />
        </Field>
      )}
    </>
  );
}
