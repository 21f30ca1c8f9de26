import type { Profile } from '../../../../contract/entities/person';
import { usePatchDepartment, usePatchName, usePatchTitle } from '../../../queries/person';
import { TextEdit } from './TextEdit';

interface Props {
  profile: Profile;
}

/** Changes the name, which cannot be empty. */
export function NameEdit({ profile }: Props) {
  const { mutateAsync } = usePatchName();
  const save = (name: string) => mutateAsync({ name });
  return <TextEdit field="name" value={profile.name} required autoComplete="name" save={save} />;
}

/** Changes the department; may be empty. */
export function DepartmentEdit({ profile }: Props) {
  const { mutateAsync } = usePatchDepartment();
  const save = (company_department: string) => mutateAsync({ company_department });
  return <TextEdit field="department" value={profile.company_department} autoComplete="off" save={save} />;
}

/** Changes the position; may be empty. */
export function TitleEdit({ profile }: Props) {
  const { mutateAsync } = usePatchTitle();
  const save = (company_title: string) => mutateAsync({ company_title });
  return <TextEdit field="title" value={profile.company_title} autoComplete="organization-title" save={save} />;
}
