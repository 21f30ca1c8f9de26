import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CostChoice, CostCode, CostKind } from '../../../contract/entities/budget';
import { useApi } from '../../api/ApiProvider';
import { budgetQueries } from '../../queries/budget';

export const COST_KINDS = ['cost_centre', 'project'] as const satisfies readonly CostKind[];

/** The field of a choice that holds a code of a kind. */
export const FIELD_OF = { cost_centre: 'cost_centre_id', project: 'project_id' } as const satisfies Record<
  CostKind,
  keyof CostChoice
>;

export const NO_COST: CostChoice = { cost_centre_id: null, project_id: null };

/** Whether something is charged to any code. */
export const isCharged = (cost: CostChoice): boolean => cost.cost_centre_id !== null || cost.project_id !== null;

/** A code as lists name it, e.g. `CC-100 울산 정비`. */
export const codeText = ({ code, name }: Pick<CostCode, 'code' | 'name'>): string => (name ? `${code} ${name}` : code);

/** The company's cost centres and project codes; null until they are here, and where they cannot be had. */
export function useCostCodes() {
  const { data } = useQuery({ ...budgetQueries(useApi()).codes(), meta: { silent: true } });
  return useMemo(() => {
    if (!data) return null;
    const byId = new Map(data.items.map((code) => [code.id, code]));
    return {
      items: data.items,
      last: data.last,
      /** How a code is called; empty without one. */
      nameOf: (id: string | null) => {
        const code = id === null ? undefined : byId.get(id);
        return code ? codeText(code) : '';
      },
      /** Codes of a kind that may be chosen: the open ones, and the one that was chosen before it was closed. */
      choices: (kind: CostKind, chosen: string | null = null) =>
        data.items.filter((code) => code.kind === kind && (!code.closed || code.id === chosen)),
    };
  }, [data]);
}

export type CostCodes = NonNullable<ReturnType<typeof useCostCodes>>;
