import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SaleMaterial, SaleMaterialInput } from '../../../../contract/entities/person';
import { useApi } from '../../../api/ApiProvider';
import { MaterialDialog } from '../../../parts/saleMaterial/MaterialDialog';
import { useMaterialColumns } from '../../../parts/saleMaterial/useMaterialColumns';
import { useMaterialDeeds } from '../../../parts/saleMaterial/useMaterialDeeds';
import { StatusChip } from '../../../parts/StatusChip';
import { paths } from '../../../paths';
import { saleItemsQueries } from '../../../queries/saleItems';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { InlineError } from '../../../ui/InlineError';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { Code } from '../../../ui/Text';
import type { MatchedItems } from './matchedItems';
import { MatchFigures } from './MatchFigures';
import { MatchedLines } from './MatchedLines';

/** A material to change, a new one to start with, or nothing open. */
type Open = { change: SaleMaterial } | { start: SaleMaterialInput | undefined } | null;

/** The request's lines beside the materials that cover them, and the materials to adjust below. */
export function MatchedMaterials({ items }: { items: MatchedItems }) {
  const { t } = useTranslation(['seller', 'user']);
  const errorText = useErrorText();
  const { data: mine } = useQuery(saleItemsQueries(useApi()).mine());
  const [open, setOpen] = useState<Open>(null);
  const alarm = mine?.is_user_sale_material_push ?? false;
  const deeds = useMaterialDeeds({ alarm, onDone: () => setOpen(null) });
  const busy = deeds.busy || mine === undefined;
  const show = (what: Open) => {
    deeds.forget();
    setOpen(what);
  };
  const columns = useMaterialColumns({ onEdit: (change) => show({ change }), onRemove: deeds.remove, busy });
  const failure = deeds.error ? errorText(deeds.error) : null;
  const id = items.rfq_number_id;
  const addButton = (
    <Button size="sm" icon={<Plus />} disabled={busy} onClick={() => show({ start: undefined })}>
      {t('user:materials.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('materials.title')}
        breadcrumb={[
          { label: t('list.title'), href: paths.seller.requests() },
          { label: id, href: paths.seller.detail(id) },
          { label: t('materials.title') },
        ]}
        meta={
          <>
            <Code>{id}</Code>
            <span>{items.title}</span>
            <StatusChip kind="seller" status={items.status} />
          </>
        }
        actions={
          <ButtonLink variant="primary" href={paths.seller.detail(id)}>
            {t('materials.request')}
          </ButtonLink>
        }
      />
      <Stack $gap={6}>
        <MatchFigures items={items} />
        {failure && open === null && <InlineError>{failure}</InlineError>}
        {deeds.bar}
        <MatchedLines items={items} onAdd={(start) => show({ start })} onChange={(change) => show({ change })} />
        <Section title={t('materials.mine')} count={items.sale_material_list.length} actions={addButton}>
          <DataTable
            aria-label={t('materials.mine')}
            columns={columns}
            rows={items.sale_material_list}
            rowKey={(material) => material.id}
            empty={
              <EmptyState title={t('user:materials.empty')} text={t('user:materials.emptyText')} action={addButton} />
            }
          />
        </Section>
      </Stack>
      {open !== null && (
        <MaterialDialog
          material={'change' in open ? open.change : undefined}
          start={'start' in open ? open.start : open.change}
          onClose={() => show(null)}
          onSave={(material) => ('change' in open ? deeds.change(open.change, material) : deeds.add(material))}
          error={failure}
        />
      )}
    </>
  );
}
