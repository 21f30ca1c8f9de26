import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { cartQueries, useChangeCart } from '../../../queries/cart';
import type { EditorLine } from '../editor/editorLine';

/** Lines that came from the cart leave it once the draft that holds them is saved, and not before. */
export function useCartTaken(saved: boolean, lines: readonly EditorLine[]): void {
  const { data } = useQuery({ ...cartQueries(useApi()).mine(), enabled: false });
  const { mutate, isPending, isError } = useChangeCart();
  useEffect(() => {
    if (!saved || isPending || isError || !data) return;
    const here = new Set(lines.map((line) => line.key));
    const ids = data.request.map((line) => line.id).filter((id) => here.has(id));
    if (ids.length > 0) mutate({ action: 'remove', ids });
  }, [saved, lines, data, mutate, isPending, isError]);
}
