/** A part of a whole in percent: whole ones, and below one a decimal, so that no part that there is reads as nothing. */
export function shareText(part: number, whole: number): string {
  const percent = (part / whole) * 100;
  if (percent <= 0 || percent >= 1) return `${Math.round(percent)}%`;
  return percent < 0.1 ? '<0.1%' : `${Math.min(percent, 0.9).toFixed(1)}%`;
}
