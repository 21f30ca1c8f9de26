import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { CompanyRole } from '../../../../contract/entities/people';
import { COMMON_ROLES, type Right, RIGHTS_OF_ROLE } from '../../../../contract/rights';
import { useApi } from '../../../api/ApiProvider';
import { peopleQueries, useRemoveRole } from '../../../queries/people';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Section } from '../../../ui/Section';
import { Inline } from '../../../ui/Stack';
import { RoleDialog } from './RoleDialog';

interface Row {
  key: string;
  name: string;
  rights: readonly Right[];
  own: CompanyRole | null;
}

/** What each role may do, the company's own ones to be made and changed by those who manage people. */
export function RolesSection({ manages }: { manages: boolean }) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const { data } = useQuery(peopleQueries(useApi()).roles());
  const removal = useConfirmedAction(useRemoveRole().mutateAsync);
  const [edited, setEdited] = useState<CompanyRole | 'new' | null>(null);
  const [removed, setRemoved] = useState<CompanyRole | null>(null);
  const remove = async (role: CompanyRole) => {
    if (await removal.run(role.id)) setRemoved(null);
  };
  const rows: Row[] = [
    ...COMMON_ROLES.map((role) => ({ key: role, name: t(`role.${role}`), rights: RIGHTS_OF_ROLE[role], own: null })),
    ...(data?.items ?? []).map((own) => ({ key: own.id, name: own.name, rights: own.rights, own })),
  ];
  const columns: Column<Row>[] = [
    { key: 'name', header: t('roles.name'), width: '160px', render: (row) => row.name },
    {
      key: 'rights',
      header: t('roles.rights'),
      wrap: true,
      render: ({ rights }) =>
        isMember(rights) ? t('roles.allButPeople') : rights.map((right) => t(`right.${right}`)).join(', '),
    },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '160px',
      render: ({ own, name }) =>
        manages &&
        own && (
          <Inline $justify="flex-end" $nowrap>
            <Button size="sm" aria-label={t('roles.editOf', { name })} onClick={() => setEdited(own)}>
              {t('roles.edit')}
            </Button>
            <Button
              size="sm"
              aria-label={t('roles.removeOf', { name })}
              loading={removal.busy && removed?.id === own.id}
              onClick={() => {
                removal.clear();
                setRemoved(own);
              }}
            >
              {t('roles.remove')}
            </Button>
          </Inline>
        ),
    },
  ];
  return (
    <Section
      title={t('roles.title')}
      note={t('roles.text')}
      actions={manages && <Button onClick={() => setEdited('new')}>{t('roles.add')}</Button>}
    >
      <DataTable aria-label={t('roles.title')} columns={columns} rows={rows} rowKey={({ key }) => key} minWidth={640} />
      {edited && <RoleDialog role={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removed && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoved(null)}
          title={t('roles.removeHeading', { name: removed.name })}
          text={t('roles.removeText')}
          confirmLabel={t('roles.remove')}
          onConfirm={() => void remove(removed)}
          danger
          loading={removal.busy}
          error={removal.failure ? errorText(removal.failure) : undefined}
        />
      )}
      {removal.prompt}
    </Section>
  );
}

/** The rights of everybody who was let in without another role. */
const isMember = (rights: readonly Right[]) =>
  rights.length === RIGHTS_OF_ROLE.member.length && RIGHTS_OF_ROLE.member.every((right) => rights.includes(right));
