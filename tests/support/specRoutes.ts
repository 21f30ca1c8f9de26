import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const listed = z.array(z.object({ area: z.string(), path: z.string() }));

/** Every route of the specification; `{x}` is a parameter at the end. */
export const specRoutes = listed
  .parse(JSON.parse(readFileSync('tests/fixtures/spec/routes.json', 'utf8')))
  .map(({ path }) => path);

/** The file of `pages` that answers a route of the specification, whatever its parameter is called there. */
export function pageOf(route: string): string | undefined {
  let folders = ['pages'];
  const segments = route.split('/').filter((segment) => segment !== '');
  for (const segment of segments.slice(0, -1)) folders = folders.flatMap((folder) => entriesLike(folder, segment, ''));
  const last = segments.at(-1) ?? 'index';
  const files = folders.flatMap((folder) => [
    ...entriesLike(folder, last, '.tsx'),
    ...entriesLike(folder, last, '').flatMap((inner) => entriesLike(inner, 'index', '.tsx')),
  ]);
  return files[0];
}

function entriesLike(folder: string, segment: string, ending: string): string[] {
  const wanted = (name: string) =>
    segment === '{x}' ? name.startsWith('[') && name.endsWith(`]${ending}`) : name === `${segment}${ending}`;
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() === (ending === '') && wanted(entry.name))
    .map((entry) => `${folder}/${entry.name}`);
}
