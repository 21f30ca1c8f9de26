/** Which rows a connection reaches: test data, real data, or all. */
export type DataScope = 'test' | 'real' | 'all';
export type BoundScope = Exclude<DataScope, 'all'>;

/** A role and a schema of the same name for each scope: the schema holds views, and the role may use nothing else. */
export const SCOPE_NAMES: Record<BoundScope, string> = { test: 'stlbs_test', real: 'stlbs_real' };

/** Test data or real data, by the column `is_test`. */
export const scopeOf = (isTest: boolean): BoundScope => (isTest ? 'test' : 'real');

/** Settings that bind a connection, or a transaction, to one scope, as `name = value`. */
export function bindingOf(scope: DataScope): string[] {
  return scope === 'all' ? [] : [`role=${SCOPE_NAMES[scope]}`, `search_path=${SCOPE_NAMES[scope]},public`];
}

/** Outside production all data are test data; visitors are shown those, and who registers belongs to them. */
export const showsTestData = ({ APP_ENV }: { APP_ENV: string }): boolean => APP_ENV !== 'prod';
