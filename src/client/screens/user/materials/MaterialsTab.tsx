import { useQuery } from '@tanstack/react-query';
import { FileUp, Layers, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
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
import { MaterialListDialog } from './list/MaterialListDialog';
import { MaterialDialog } from '../../../parts/saleMaterial/MaterialDialog';
import { useMaterialColumns } from '../../../parts/saleMaterial/useMaterialColumns';
import { useMaterialDeeds } from '../../../parts/saleMaterial/useMaterialDeeds';

/** What lies over the page: a new material, one to change, or a list to read. */
type Open = 'new' | 'list' | SaleMaterial | null;

/** What the company deals in, and whether I am told of matching requests. */
export function MaterialsTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(saleItemsQueries(useApi()).mine());
  const [open, setOpen] = useState<Open>(null);
  const alarm = data?.is_user_sale_material_push ?? false;
  const materials = data?.sale_material_list ?? [];
  const deeds = useMaterialDeeds({ alarm, onDone: () => setOpen(null) });
  const columns = useMaterialColumns({ onEdit: setOpen, onRemove: deeds.remove, busy: deeds.busy });
  const failure = deeds.error ? errorText(deeds.error) : null;

  const show = (what: Open) => {
    deeds.forget();
    setOpen(what);
  };
  const listButton = (
    <Button icon={<FileUp />} onClick={() => show('list')}>
      {t('materials.addFromList')}
    </Button>
  );
  const addButton = (
    <Button variant="primary" icon={<Plus />} onClick={() => show('new')}>
      {t('materials.add')}
    </Button>
  );
  const actions = (
    <>
      {listButton}
      {addButton}
    </>
  );
  if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={t('materials.title')} meta={t('materials.meta')} actions={actions} />
      <Stack>
        <Card $padding="sm">
          <Switch
            checked={alarm}
            disabled={isPending || deeds.busy}
            label={t('materials.alarm')}
            note={t('materials.alarmNote')}
            onChange={deeds.setAlarm}
          />
        </Card>
        {failure && open === null && <InlineError>{failure}</InlineError>}
        {deeds.bar}
        <DataTable
          aria-label={t('materials.list')}
          columns={columns}
          rows={materials}
          rowKey={(material) => material.id}
          loading={isPending}
          skeletonRows={4}
          empty={
            <EmptyState
              icon={<Layers />}
              title={t('materials.empty')}
              text={t('materials.emptyText')}
              action={
                <Inline $justify="center">
                  {listButton}
                  <Button onClick={() => show('new')}>{t('materials.add')}</Button>
                </Inline>
              }
            />
          }
        />
      </Stack>
      {open === 'list' && (
        <MaterialListDialog known={materials} onClose={() => show(null)} onAdd={deeds.addAll} error={failure} />
      )}
      {open === 'new' && <MaterialDialog onClose={() => show(null)} onSave={deeds.add} error={failure} />}
      {open !== null && open !== 'new' && open !== 'list' && (
        <MaterialDialog
          material={open}
          onClose={() => show(null)}
          onSave={(changed) => deeds.change(open, changed)}
          error={failure}
        />
      )}
    </>
  );
}
