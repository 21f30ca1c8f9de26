import { describe, expect, it } from 'vitest';
import { operations } from '../../src/contract/operations';
import { everyEndpoint } from '../support/everyEndpoint';
import { filesUnder, textOf } from './sourceFiles';

const ROUTES = import.meta.glob<Record<string, { method: string; path: string }>>('../../src/contract/routes/*.ts', {
  eager: true,
});

/** Paths of the modules that a file imports as values: an import of types alone leaves nothing in a bundle. */
function valueImports(file: string): string[] {
  const clauses = [...textOf(file).matchAll(/^import (?!type\b)([^;]*?)from '([^']+)';/gm)];
  const values = clauses.filter(([, clause = '']) => {
    const names =
      /\{([^}]*)\}/
        .exec(clause)?.[1]
        ?.split(',')
        .filter((name) => name.trim() !== '') ?? [];
    return names.length === 0 || names.some((name) => !name.trim().startsWith('type '));
  });
  const named = values.map(([, , path = '']) => path);
  return [...named, ...[...textOf(file).matchAll(/\bimport\('([^']+)'\)/g)].map(([, path = '']) => path)];
}

const browserFiles = ['src/client', 'src/ssr', 'pages']
  .flatMap(filesUnder)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

const importersOf = (pattern: RegExp) =>
  browserFiles.filter((file) => valueImports(file).some((path) => pattern.test(path)));

describe('the two sides of the contract', () => {
  it('every route has exactly one endpoint, and every endpoint its route', () => {
    const named = Object.values(ROUTES)
      .flatMap((module) => Object.values(module))
      .map(({ method, path }) => `${method} ${path}`);
    expect(new Set(named).size).toBe(named.length);
    expect(named.sort()).toEqual([...operations.keys()].sort());
  });

  it('routes and error codes hold no schema and no text', () => {
    const plain = [
      'src/contract/errorCodes.ts',
      'src/contract/operationTypes.ts',
      ...filesUnder('src/contract/routes'),
    ];
    const imported = plain.flatMap((file) => valueImports(file).map((path) => path.replace(/^\.+\//, '')));
    expect([...new Set(imported)].sort()).toEqual(['constants', 'mediaTypes']);
  });

  it('browser code calls routes: it takes nothing but types from endpoints', () => {
    expect(importersOf(/contract\/(?:endpoints\/\w+|endpoint|errors)$/)).toEqual([]);
    expect(importersOf(/contract\/routes\/\w+$/).length).toBeGreaterThan(20);
  });

  it('all schemas in one piece load late, to check the answers of another API', () => {
    expect(importersOf(/contract\/operations$/)).toEqual(['src/client/api/fittedAnswer.ts']);
    expect(importersOf(/\/fittedAnswer$/)).toEqual(['src/client/api/foreignApi.ts']);
    expect(textOf('src/client/api/foreignApi.ts')).toContain("await import('./fittedAnswer')");
  });

  it('the list of all schemas has every operation', async () => {
    const all = (await everyEndpoint()).map(({ method, path }) => `${method} ${path}`);
    expect([...operations.keys()].sort()).toEqual([...new Set(all)].sort());
  });
});
