import type { CompanyMember } from '../../../../contract/entities/member';
import { ApprovalRulesSection } from './ApprovalRulesSection';
import { DeputiesSection } from './DeputiesSection';
import { InvitationsSection } from './InvitationsSection';
import { RolesSection } from './RolesSection';
import { UnitsSection } from './UnitsSection';

interface Props {
  members: readonly CompanyMember[];
  /** Whether the reader manages people. */
  manages: boolean;
}

/** What stands under the list of members: invitations, deputies, teams and sites, roles, approval rules. */
export function PeopleSettings({ members, manages }: Props) {
  return (
    <>
      {manages && <InvitationsSection />}
      <DeputiesSection members={members} manages={manages} />
      <UnitsSection manages={manages} />
      <RolesSection manages={manages} />
      <ApprovalRulesSection members={members} manages={manages} />
    </>
  );
}
