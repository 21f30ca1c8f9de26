import { OPERATOR_SETTINGS } from '../../src/server/operatorSettings';

/** Production refuses an invented operator, so a test of it names another one. */
export const operatorSettings: Readonly<Record<string, string>> = Object.fromEntries(
  [...OPERATOR_SETTINGS, 'CAREERS_EMAIL'].map((name) => [
    name,
    name.endsWith('EMAIL') ? `${name.toLowerCase()}@example.com` : `${name.toLowerCase()} 1`,
  ]),
);
