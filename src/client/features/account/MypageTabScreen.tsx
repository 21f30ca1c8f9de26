import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { MypageTab } from '../../paths';
import { useSession } from '../../shell/session/useSession';
import { useRoute } from '../../shell/useRoute';
import { CompanyTab } from '../company/CompanyTab';
import { LogTab } from '../company/log/LogTab';
import { MaterialsTab } from '../company/materials/MaterialsTab';
import { MembersTab } from '../company/members/MembersTab';
import { PendingNotice } from '../company/members/PendingNotice';
import { ProfileTab } from './ProfileTab';
import { SecurityTab } from './security/SecurityTab';
import { SessionsTab } from './sessions/SessionsTab';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { exportsQuery } from '../../queries/fileExport';
import { useErrorText } from '../../shell/errors/useErrorText';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { onceReachable } from '../../ui/onceReachable';
import { PageHeader } from '../../ui/PageHeader';
import { useExportColumns } from './exports/useExportColumns';

const NoticeTab = dynamic(() => onceReachable(() => import('./notice/NoticeTab')).then((module) => module.NoticeTab));
const MachinesTab = dynamic(() =>
  onceReachable(() => import('../company/machines/MachinesTab')).then((module) => module.MachinesTab),
);

const ErpTab = dynamic(() => onceReachable(() => import('../company/erp/ErpTab')).then((module) => module.ErpTab));

const MailInTab = dynamic(() =>
  onceReachable(() => import('../company/mailIn/MailInTab')).then((module) => module.MailInTab),
);

const BudgetTab = dynamic(() =>
  onceReachable(() => import('../company/budget/BudgetTab')).then((module) => module.BudgetTab),
);

const SignOnTab = dynamic(() =>
  onceReachable(() => import('../company/signOn/SignOnTab')).then((module) => module.SignOnTab),
);

const tabs: Record<MypageTab, ComponentType> = {
  profile: ProfileTab,
  company: CompanyTab,
  members: MembersTab,
  log: LogTab,
  approval: NoticeTab,
  materials: MaterialsTab,
  sessions: SessionsTab,
  security: SecurityTab,
  exports: ExportsTab,
  api: MachinesTab,
  erp: ErpTab,
  mail: MailInTab,
  budget: BudgetTab,
  signOn: SignOnTab,
};

/** Tabs about the company, of which a pending person sees nothing but its name. */
const ofCompany: ReadonlySet<string> = new Set([
  'company',
  'members',
  'log',
  'materials',
  'exports',
  'api',
  'erp',
  'mail',
  'budget',
  'signOn',
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

/** The files that are or were made in the background for the reader. */
function ExportsTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const list = useQuery(exportsQuery(useApi()));
  const columns = useExportColumns();
  return (
    <>
      <PageHeader title={t('exports.title')} meta={t('exports.meta')} />
      {list.error && !list.data ? (
        <ErrorState error={list.error} text={errorText(list.error)} onRetry={() => void list.refetch()} />
      ) : (
        <DataTable
          aria-label={t('exports.title')}
          columns={columns}
          rows={list.data?.items ?? []}
          rowKey={({ id }) => id}
          loading={list.isPending}
          minWidth={720}
          empty={<EmptyState title={t('exports.empty')} text={t('exports.emptyText')} />}
        />
      )}
    </>
  );
}
