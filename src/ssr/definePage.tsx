import type { NextPage } from 'next';
import { type ComponentType, Suspense } from 'react';
import { NotFound } from '../client/shell/errors/NotFound';
import { Guard } from '../client/shell/session/Guard';
import { EndedPlace } from '../client/shell/session/EndedPlace';
import type { PagePlan } from './pagePlan';
import { usePlanNotFound } from './usePlanNotFound';

interface Definition extends PagePlan {
  screen: ComponentType;
}

export type PlannedPage = NextPage & { plan: PagePlan };

/** A page: its screen, texts, access, title and prefetch plan. The screen takes route parameters from `useRoute()`. */
export function definePage({ screen: Screen, ...plan }: Definition): PlannedPage {
  const Page: PlannedPage = () => {
    const notFound = usePlanNotFound(plan);
    const screen = notFound ? <NotFound /> : <Screen />;
    // What visitors read first comes to life in small steps, after its frame; work areas do so in one go.
    if (plan.access === 'public')
      return (
        <>
          <Suspense fallback={null}>{screen}</Suspense>
          <EndedPlace />
        </>
      );
    return <Guard access={plan.access}>{screen}</Guard>;
  };
  Page.displayName = `Page(${Screen.displayName ?? Screen.name})`;
  Page.plan = plan;
  return Page;
}

/** The plan of any page component; a page of the framework without one is public and has no texts. */
export function planOf(page: unknown): PagePlan {
  return (page as { plan?: PagePlan }).plan ?? { texts: [], access: 'public' };
}
