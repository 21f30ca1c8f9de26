import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../ui/toast';
import type { SaleMaterial, SaleMaterialInput } from '../../../contract/entities/person';
import { type SaleItemsChange, usePatchSaleItems } from '../../queries/saleItems';
import { useUndo } from '../../ui/useUndo';

interface Options {
  /** The alarm switch as it stands: every change of the list carries it. */
  alarm: boolean;
  onDone: () => void;
}

/** Everything that changes the sale materials; a change of one is a deletion and a creation in one go. */
export function useMaterialActions({ alarm, onDone }: Options) {
  const { t } = useTranslation('user');
  const patch = usePatchSaleItems();
  const { offer, bar } = useUndo();

  const send = (part: Partial<SaleItemsChange>) =>
    patch.mutateAsync({
      is_user_sale_material_push: alarm,
      delete_sale_material_list: [],
      create_sale_material_list: [],
      ...part,
    });
  const saved = (text: string) => {
    onDone();
    toast.success(text);
  };
  /** For actions without a window of their own: the page says what went wrong. */
  const quietly = (action: Promise<unknown>) => void action.catch(() => undefined);

  return {
    busy: patch.isPending,
    error: patch.error,
    forget: patch.reset,
    /** The way back from a removal. */
    bar,
    setAlarm: (on: boolean) => quietly(send({ is_user_sale_material_push: on })),
    remove: ({ id, ...material }: SaleMaterial) =>
      quietly(
        send({ delete_sale_material_list: [id] }).then(() =>
          offer(t('materials.removed'), () => quietly(send({ create_sale_material_list: [material] }))),
        ),
      ),
    add: async (material: SaleMaterialInput) => {
      await send({ create_sale_material_list: [material] });
      saved(t('materials.added'));
    },
    change: async (before: SaleMaterial, material: SaleMaterialInput) => {
      await send({ delete_sale_material_list: [before.id], create_sale_material_list: [material] });
      saved(t('materials.changed'));
    },
    addAll: async (materials: SaleMaterialInput[]) => {
      await send({ create_sale_material_list: materials });
      saved(t('materials.file.added', { count: materials.length }));
    },
  };
}
