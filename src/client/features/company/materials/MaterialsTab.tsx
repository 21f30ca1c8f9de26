import { useQuery } from '@tanstack/react-query';
import { FileUp, Layers, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import type { SaleMaterial } from '../../../../contract/entities/person';
import { useApi } from '../../../api/ApiProvider';
import { saleItemsQueries } from '../../../queries/saleItems';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { InlineError } from '../../../ui/InlineError';
import { PageHeader } from '../../../ui/PageHeader';
import { Inline, Stack } from '../../../ui/Stack';
import { Switch } from '../../../ui/Switch';
import { later } from '../../../shell/later';
import { useMaterialColumns } from '../../../shared/saleMaterial/useMaterialColumns';
import { useMaterialDialog } from '../../../shared/saleMaterial/useMaterialDialog';
import { lateDialog } from '../../../ui/lateDialog';

const SaleLists = later(() => import('./SaleLists').then((module) => module.SaleLists), 'rest');
const { Dialog: MaterialListDialog } = lateDialog(() =>
  import('./list/MaterialListDialog').then((part) => part.MaterialListDialog),
);

/** What the company deals in, and whether the person is notified of matching requests. */
export function MaterialsTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(saleItemsQueries(useApi()).mine());
  const [listing, setListing] = useState(false);
  const alarm = data?.is_user_sale_material_push ?? false;
  const materials = data?.sale_material_list ?? [];
  const editing = useMaterialDialog({ alarm, errorText, onDone: () => setListing(false) });
  const { actions: changes, failure } = editing;
  const showList = (shown: boolean) => {
    changes.forget();
    setListing(shown);
  };
  const listButton = (
    <Button icon={<FileUp />} onClick={() => showList(true)}>
      {t('materials.addFromList')}
    </Button>
  );
  const actions = (
    <>
      {listButton}
      <Button variant="primary" icon={<Plus />} onClick={() => editing.write()}>
        {t('materials.add')}
      </Button>
    </>
  );
  if (error && !data) return <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={t('materials.title')} meta={t('materials.meta')} actions={actions} />
      <Stack>
        <AlarmSwitch on={alarm} disabled={isPending || changes.busy} onChange={changes.setAlarm} />
        {failure && !editing.dialog && !listing && <InlineError>{failure}</InlineError>}
        {changes.bar}
        <MaterialTable
          materials={materials}
          loading={isPending}
          editing={editing}
          emptyAction={
            <Inline $justify="center">
              {listButton}
              <Button onClick={() => editing.write()}>{t('materials.add')}</Button>
            </Inline>
          }
        />
        <SaleLists />
      </Stack>
      {listing && (
        <MaterialListDialog known={materials} onClose={() => showList(false)} onAdd={changes.addAll} error={failure} />
      )}
      {editing.dialog}
    </>
  );
}

type AlarmProps = { on: boolean; disabled: boolean; onChange: (on: boolean) => void };

function AlarmSwitch({ on, disabled, onChange }: AlarmProps) {
  const { t } = useTranslation('user');
  return (
    <Card $padding="sm">
      <Switch
        checked={on}
        disabled={disabled}
        label={t('materials.alarm')}
        note={t('materials.alarmNote')}
        onChange={onChange}
      />
    </Card>
  );
}

type TableProps = {
  materials: readonly SaleMaterial[];
  loading: boolean;
  editing: ReturnType<typeof useMaterialDialog>;
  emptyAction: ReactNode;
};

function MaterialTable({ materials, loading, editing, emptyAction }: TableProps) {
  const { t } = useTranslation('user');
  const { change, actions } = editing;
  const columns = useMaterialColumns({ onEdit: change, onRemove: actions.remove, busy: actions.busy });
  return (
    <DataTable
      aria-label={t('materials.list')}
      columns={columns}
      rows={materials}
      rowKey={(material) => material.id}
      loading={loading}
      skeletonRows={4}
      minWidth={780}
      empty={
        <EmptyState
          icon={<Layers />}
          title={t('materials.empty')}
          text={t('materials.emptyText')}
          action={emptyAction}
        />
      }
    />
  );
}
