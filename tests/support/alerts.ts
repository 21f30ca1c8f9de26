import { readFileSync } from 'node:fs';
import { yamlOf } from './manifests';

export interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

/** The alert rules of infra. */
export function alertRules(): AlertRule[] {
  const { groups } = yamlOf('infra/prometheus/stlbs.rules.yml') as { groups: Array<{ rules: AlertRule[] }> };
  return groups.flatMap(({ rules }) => rules);
}

/** Every query of the dashboard, with a plain interval in place of Grafana's own. */
export function dashboardQueries(): string[] {
  const { panels } = JSON.parse(readFileSync('infra/grafana/stlbs.json', 'utf8')) as {
    panels: Array<{ targets: Array<{ expr: string }> }>;
  };
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m')));
}

/** Names of figures in a query or a text. */
export const figuresIn = (text: string): string[] => [...new Set(text.match(/\b(stlbs|nodejs|process)_\w+/g) ?? [])];
