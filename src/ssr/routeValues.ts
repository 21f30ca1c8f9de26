import type { PagePlan, PlanQuery } from './pagePlan';
import type { AnyTextKey } from '../client/textKeys';

/** Whether a parameter of the address has none of the values that the page knows. */
export function hasUnknownValue({ values }: PagePlan, query: PlanQuery): boolean {
  return Object.entries(values ?? {}).some(([name, known]) => !known.includes(query[name] ?? ''));
}

/** Key of the page's title at this address. */
export function titleOf(plan: PagePlan, query: PlanQuery): AnyTextKey | undefined {
  if (hasUnknownValue(plan, query)) return 'shell:notFound.title';
  return typeof plan.title === 'function' ? plan.title(query) : plan.title;
}

/** Key of the page's own description at this address. */
export function descriptionOf(plan: PagePlan, query: PlanQuery): AnyTextKey | undefined {
  if (hasUnknownValue(plan, query)) return undefined;
  return typeof plan.description === 'function' ? plan.description(query) : plan.description;
}

/** The part of the query that distinguishes this page from its siblings, as `?name=value`; empty when there is none. */
export function identityOf({ identity = [] }: PagePlan, query: PlanQuery): string {
  const search = new URLSearchParams(identity.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
  return search.size === 0 ? '' : `?${search.toString()}`;
}
