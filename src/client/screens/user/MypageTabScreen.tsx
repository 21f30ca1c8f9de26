import type { ComponentType } from 'react';
import type { MypageTab } from '../../paths';
import { useSession } from '../../shell/session/useSession';
import { useRoute } from '../../shell/useRoute';
import { ApprovalTab } from './approval/ApprovalTab';
import { CompanyTab } from './company/CompanyTab';
import { ExportsTab } from './exports/ExportsTab';
import { LogTab } from './log/LogTab';
import { MaterialsTab } from './materials/MaterialsTab';
import { MembersTab } from './members/MembersTab';
import { PendingNotice } from './members/PendingNotice';
import { ProfileTab } from './ProfileTab';
import { SecurityTab } from './security/SecurityTab';
import { SessionsTab } from './sessions/SessionsTab';

const tabs: Record<MypageTab, ComponentType> = {
  profile: ProfileTab,
  company: CompanyTab,
  members: MembersTab,
  log: LogTab,
  approval: ApprovalTab,
  materials: MaterialsTab,
  sessions: SessionsTab,
  security: SecurityTab,
  exports: ExportsTab,
};

/** Tabs about the company, of which a pending person sees nothing but its name. */
const ofCompany: ReadonlySet<string> = new Set([
  'company',
  'members',
  'log',
  'materials',
  'exports',
] satisfies MypageTab[]);

/** One tab of my page. */
export function MypageTabScreen() {
  const { query } = useRoute();
  const { profile } = useSession();
  const tab = query.x as MypageTab;
  if (ofCompany.has(tab) && profile?.member_status !== 'active') return <PendingNotice />;
  const Tab = tabs[tab];
  return <Tab />;
}
