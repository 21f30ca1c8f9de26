import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder, ROOT, textOf } from './sourceFiles';

const map = textOf('docs/architecture.md');

function foldersIn(path: string): string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

describe('the map of the house', () => {
  test('shows every folder of the source', () => {
    const rooms = [
      ...foldersIn('src').map((name) => `src/${name}`),
      ...foldersIn('src/server').map((name) => `src/server/${name}`),
      ...foldersIn('src/client').map((name) => `src/client/${name}`),
    ].filter((path) => path !== 'src/server' && path !== 'src/client');
    expect(rooms.filter((path) => !new RegExp(`\`${path}[/\`]`).test(map))).toEqual([]);
  });

  test('shows every module of the server', () => {
    const modules = foldersIn('src/server/modules');
    const business = map.slice(map.indexOf('| Module of the server'), map.indexOf('**Locks.**'));
    expect(modules.filter((name) => !business.includes(`\`${name}\``))).toEqual([]);
  });
});

test('says where 40 behaviours are', () => {
  const rows = map.slice(map.indexOf('## Where is')).match(/^\| (?!Behaviour|-).+\|$/gm) ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(40);
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** What the documents name as a path, as they write it: from the root, or from `src` or `src/server`. */
const paths = ['README.md', 'CONTRIBUTING.md', ...filesUnder('docs')]
  .filter((file) => file.endsWith('.md') && file !== 'docs/specification.md' && file !== 'docs/licences.md')
  .flatMap((file) => [...textOf(file).matchAll(/`([\w.[\]{},/-]+)`/g)].map(([, path = '']) => ({ file, path })))
  .filter(({ path }) => /^(src|tests|scripts|pages|locales|docs|infra|public|modules|contract|server)\//.test(path));

test('what the documents name is there', () => {
  const missing = paths.filter(({ path }) => {
    const written = path.replace('{ko,en}', 'ko');
    return ['', '.ts', '.md']
      .flatMap((ending) => ['', 'src/', 'src/server/'].map((base) => `${base}${written}${ending}`))
      .every((each) => !existsSync(join(ROOT, each)));
  });
  expect(paths.length).toBeGreaterThan(40);
  expect(missing.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

test('every command is explained where a newcomer looks', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const readme = textOf('README.md');
  const unexplained = Object.keys(scripts).filter((name) => !new RegExp(`(npm (run )?|\`)${name}\\b`).test(readme));
  expect(unexplained).toEqual([]);
});
