import { DAY_MS, daysLater } from '../time/spans';

interface Promised {
  line_no: number;
  lead_days: number | null;
}

/** Whether a lead time, counted from an order of that day, ends after the day that the buyer wants; no where either is unknown. */
export function isLate(leadDays: number | null, wanted: string | null, orderedOn: string): boolean {
  return leadDays !== null && wanted !== null && daysLater(orderedOn, leadDays) > wanted;
}

/** The longest lead time, in days, with which an order of that day comes by the day that the buyer wants; null where none does. */
export function leadDaysLeft(wanted: string | null, orderedOn: string): number | null {
  if (wanted === null || wanted < orderedOn) return null;
  return Math.round((Date.parse(wanted) - Date.parse(orderedOn)) / DAY_MS);
}

/** What of promised lead times a buyer should know before anything binds. */
export interface LeadFaults {
  /** Numbers of the lines that would come after the wanted day. */
  late: number[];
  /** The last day of those; null without any. */
  until: string | null;
  /** Numbers of the lines that promise no lead time. */
  unstated: number[];
}

/** The lines that would come too late or at no promised time, if they were ordered on that day; all days in Seoul. */
export function leadFaults(lines: readonly Promised[], wanted: string | null, orderedOn: string): LeadFaults {
  const late = lines.filter(({ lead_days }) => isLate(lead_days, wanted, orderedOn));
  const longest = Math.max(...late.map(({ lead_days }) => lead_days ?? 0));
  return {
    late: late.map(({ line_no }) => line_no),
    until: late.length > 0 ? daysLater(orderedOn, longest) : null,
    unstated: lines.filter(({ lead_days }) => lead_days === null).map(({ line_no }) => line_no),
  };
}
