import type { ComponentType } from 'react';
import type { Profile } from '../../../../contract/entities/person';
import type { EditField } from '../../../paths';
import { useSession } from '../../../shell/session/useSession';
import { useRoute } from '../../../shell/useRoute';
import { PendingNotice } from '../members/PendingNotice';
import { ApprovalEdit } from './ApprovalEdit';
import { CompanyEdit } from './CompanyEdit';
import { PasswordEdit } from './PasswordEdit';
import { DepartmentEdit, NameEdit, TitleEdit } from './PersonEdits';
import { PhoneEdit } from './PhoneEdit';

const edits: Record<EditField, ComponentType<{ profile: Profile }>> = {
  name: NameEdit,
  phone: PhoneEdit,
  password: PasswordEdit,
  department: DepartmentEdit,
  title: TitleEdit,
  company: CompanyEdit,
  approval: ApprovalEdit,
};

/** Changes one part of the own data. */
export function EditScreen() {
  const { query } = useRoute();
  const { profile } = useSession();
  if (!profile) return null;
  if (query.x === 'company' && profile.member_status !== 'active') return <PendingNotice />;
  const Edit = edits[query.x as EditField];
  return <Edit key={query.x} profile={profile} />;
}
