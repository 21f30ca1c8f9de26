import { expect, it } from 'vitest';
import { operations } from '../../src/contract/operations';
import { everyEndpoint } from '../support/everyEndpoint';
import { filesUnder, textOf } from './sourceFiles';

const IMPORTED = /import \{([^}]*)\} from '[^']*contract\/(?:endpoints\/\w+|errors)'/g;
/** What `scripts/slimContract.cjs` leaves of an endpoint and of an error, and the table's own rows. */
const LEFT = /^\.(?:path|method|idempotency|binds|file|mcode|[A-Z_\d]+\.mcode)$/;

/** Members of endpoints and errors that browser code reads. */
function readOf(source: string): string[] {
  const names = [...source.matchAll(IMPORTED)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
  return names.flatMap((name) =>
    [...source.matchAll(new RegExp(`(?<!typeof )\\b${name}((?:\\.\\w+){1,2}|\\[)`, 'g'))].map(
      ([, member = '']) => `${name}${member}`,
    ),
  );
}

it('browser code reads nothing of the contract that its bundles do not hold', () => {
  const files = ['src/client', 'src/ssr', 'src/domain', 'pages'].flatMap(filesUnder);
  const ours = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const read = ours.flatMap((file) => readOf(textOf(file)).map((each) => ({ file, member: each })));
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter(({ member }) => !LEFT.test(member.slice(member.search(/[.[]/))))).toEqual([]);
});

it('the list of operations with their schemas, by which answers of another API are checked, has them all', async () => {
  const all = (await everyEndpoint()).map(({ method, path }) => `${method} ${path}`);
  expect([...operations.keys()].sort()).toEqual([...new Set(all)].sort());
});
