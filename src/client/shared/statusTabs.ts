import type { TabCounts } from '../../contract/counted';
import type { LinkTab } from '../ui/LinkTabs';
import { groupDigits } from '../ui/numberText';
import { hitsFigure } from './figures';

interface Options<Status extends string> {
  statuses: readonly Status[];
  counts: TabCounts | undefined;
  all: string;
  label: (status: Status) => string;
  href: (status: Status | undefined) => string;
}

/** Tabs of a list by status, all first, with how many records each holds; a count that is not known is left out. */
export function statusTabs<Status extends string>({ statuses, counts, all, label, href }: Options<Status>): LinkTab[] {
  const tab = (key: string, text: string, to: string, count: string | undefined): LinkTab => ({
    key,
    label: text,
    href: to,
    ...(count === undefined ? {} : { count }),
  });
  const apart = counts?.['all'] === undefined ? counts : undefined;
  const sum = (of: TabCounts) => groupDigits(`${Object.values(of).reduce((total, count) => total + count, 0)}`);
  return [
    tab('all', all, href(undefined), counts && (apart ? sum(apart) : hitsFigure(counts['all'] ?? 0))),
    ...statuses.map((status) =>
      tab(status, label(status), href(status), apart && groupDigits(`${apart[status] ?? 0}`)),
    ),
  ];
}
