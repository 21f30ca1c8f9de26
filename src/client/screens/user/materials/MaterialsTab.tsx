import { useQuery } from '@tanstack/react-query';
import { Layers, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import toast from 'react-hot-toast';
import type { SaleMaterial, SaleMaterialInput } from '../../../../contract/entities/person';
import { useApi } from '../../../api/ApiProvider';
import { saleItemsQueries, usePatchSaleItems } from '../../../queries/saleItems';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { InlineError } from '../../../ui/InlineError';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { Switch } from '../../../ui/Switch';
import { UndoBar } from '../../../ui/UndoBar';
import { MaterialDialog } from './MaterialDialog';
import { useMaterialColumns } from './useMaterialColumns';

/** What the company deals in, and whether I am told of matching requests. */
export function MaterialsTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(saleItemsQueries(useApi()).mine());
  const patch = usePatchSaleItems();
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<SaleMaterial | null>(null);
  const alarm = data?.is_user_sale_material_push ?? false;

  const change = (part: { push?: boolean; remove?: SaleMaterial; create?: SaleMaterialInput }) =>
    patch.mutateAsync({
      is_user_sale_material_push: part.push ?? alarm,
      delete_sale_material_list: part.remove ? [part.remove.id] : [],
      create_sale_material_list: part.create ? [part.create] : [],
    });
  const remove = (material: SaleMaterial) =>
    void change({ remove: material }).then(
      () => setRemoved(material),
      () => undefined,
    );
  const undo = () => {
    if (!removed) return;
    const { id: _id, ...create } = removed;
    setRemoved(null);
    void change({ create }).catch(() => undefined);
  };
  const add = async (create: SaleMaterialInput) => {
    await change({ create });
    setAdding(false);
    toast.success(t('materials.added'));
  };
  const columns = useMaterialColumns({ onRemove: remove, busy: patch.isPending });
  const addButton = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {t('materials.add')}
    </Button>
  );
  if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={t('materials.title')} meta={t('materials.meta')} actions={addButton} />
      <Stack>
        <Card $padding="sm">
          <Switch
            checked={alarm}
            disabled={isPending || patch.isPending}
            label={t('materials.alarm')}
            note={t('materials.alarmNote')}
            onChange={(push) => void change({ push }).catch(() => undefined)}
          />
        </Card>
        {patch.error && !adding && <InlineError>{errorText(patch.error)}</InlineError>}
        {removed && (
          <UndoBar key={removed.id} onUndo={undo} onExpire={() => setRemoved(null)}>
            {t('materials.removed')}
          </UndoBar>
        )}
        <DataTable
          aria-label={t('materials.list')}
          columns={columns}
          rows={data?.sale_material_list ?? []}
          rowKey={(material) => material.id}
          loading={isPending}
          skeletonRows={4}
          empty={
            <EmptyState
              icon={<Layers />}
              title={t('materials.empty')}
              text={t('materials.emptyText')}
              action={<Button onClick={() => setAdding(true)}>{t('materials.add')}</Button>}
            />
          }
        />
        {adding && (
          <MaterialDialog
            onClose={() => setAdding(false)}
            onAdd={add}
            error={patch.error ? errorText(patch.error) : null}
          />
        )}
      </Stack>
    </>
  );
}
