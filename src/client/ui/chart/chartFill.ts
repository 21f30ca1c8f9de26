import { theme } from '../../theme/theme';

/**
 * Colours of charts, which mean no status: shades of one hue for what is compared, amber for money or time at risk.
 * Neighbours differ in lightness, so that they stay apart without colour.
 */
export const chartFill = {
  main: theme.color.accent,
  second: theme.color.chartSecond,
  third: theme.color.lineStrong,
  riskSoft: theme.color.warningLine,
  risk: theme.color.warning,
} as const;
export type ChartFill = keyof typeof chartFill;

export const chartFills = Object.keys(chartFill) as ChartFill[];
