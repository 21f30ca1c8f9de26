/**
 * What only `npm test -- full` runs: it takes long, breaks rarely, and a shorter test in every run protects the same, or
 * `docs/testing.md` says that none does. Browser tests carry the tag; files of the API stand here.
 */
export const FULL_TAG = '@full';

export const FULL_ONLY_API = [
  'tests/api/killDuringOrder.test.ts',
  'tests/api/manyMachines.test.ts',
  'tests/api/operations.test.ts',
  'tests/api/soak.test.ts',
  'tests/api/stockHistories.test.ts',
  'tests/operations/alerts.test.ts',
  'tests/operations/formerRelease.test.ts',
  'tests/operations/fromTheManual.test.ts',
  'tests/operations/manifests.test.ts',
  'tests/operations/notRoot.test.ts',
  'tests/operations/npmStart.test.ts',
  'tests/operations/ownMoment.test.ts',
  'tests/operations/ownPostgres.test.ts',
  'tests/operations/pooler.test.ts',
  'tests/operations/replica.test.ts',
  'tests/operations/standby.test.ts',
];
