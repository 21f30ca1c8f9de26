/** The licences of all installed packages, as docs/licences.md lists them: npm run make licences [-- --write]. */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './processes.mjs';
import { LOCK_FILES } from './toolPackages.mjs';

const DOCUMENT = inRoot('docs', 'licences.md');

/** What the project may be built of, and why where that is not plain. Anything else is to be looked at by a person first. */
export const ALLOWED = {
  MIT: '',
  'MIT-0': '',
  ISC: '',
  '0BSD': '',
  'BSD-2-Clause': '',
  'BSD-3-Clause': '',
  'Apache-2.0': '',
  'BlueOak-1.0.0': '',
  'CC0-1.0': '',
  Zlib: '',
  Unlicense: 'public domain',
  'CC-BY-4.0': 'data on browsers; named here',
  'MPL-2.0': 'used unchanged; only changed files of it would have to be published',
  'LGPL-3.0-or-later': 'libvips, a library of its own that Next loads if present; the app uses no picture service',
  'FSL-1.1-Apache-2.0':
    'the reporter’s build tool; bars only a competing product, and each version becomes Apache-2.0 after two years',
};

/** Packages that name no licence in their manifest and bring it as a file. */
const IN_A_FILE = { 'png-js': 'MIT', only: 'MIT' };

/** Every package of a lock file with its licence; binaries of other platforms, of which nothing is installed, have that of their package. */
export function licencesOf(lock) {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
  const owners = new Map();
  for (const [, owner] of entries) {
    for (const name of Object.keys(owner.optionalDependencies ?? {})) owners.set(name, owner.license);
  }
  return entries.map(([path, { version, license, dev = false }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    return { name, version, licence: license ?? owners.get(name) ?? IN_A_FILE[name] ?? 'unknown', dev };
  });
}

/** The licences of an expression that are not allowed; with OR one allowed one is enough. */
export function refused(licence) {
  const words = licence.replace(/[()]/g, '');
  if (words.includes(' OR ')) return words.split(' OR ').some((one) => one in ALLOWED) ? [] : [words];
  return words.split(' AND ').filter((one) => !(one in ALLOWED));
}

/** The document that the lock files make true: the product's own, and those of tools, which only build and test. */
export function documentOf(lock, ...tools) {
  const packages = [...licencesOf(lock), ...tools.flatMap(licencesOf).map((one) => ({ ...one, dev: true }))];
  const groups = new Map();
  for (const { name, version, licence, dev } of packages) {
    const group = groups.get(licence) ?? { used: new Set(), dev: new Set() };
    group[dev ? 'dev' : 'used'].add(`${name} ${version}`);
    groups.set(licence, group);
  }
  const parts = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, { used, dev }]) => {
      const note = ALLOWED[licence] ? `\n${ALLOWED[licence]}.\n` : '';
      const list = (title, names) =>
        names.size > 0 ? `\n${title}: ${[...names].toSorted((a, b) => (a < b ? -1 : 1)).join(', ')}.\n` : '';
      return `## ${licence}\n${note}${list('Running', used)}${list('Building and testing only', dev)}`;
    });
  return `# Licences of all packages\n\nMade from the lock files by \`npm run make licences -- --write\`; a test keeps it true and refuses a licence that\n\`scripts/licences.mjs\` does not allow.\n\n${parts.join('\n')}`;
}

if (process.argv[1]?.endsWith('licences.mjs')) {
  const text = documentOf(...LOCK_FILES.map((name) => JSON.parse(readFileSync(inRoot(name), 'utf8'))));
  if (process.argv.includes('--write')) writeFileSync(DOCUMENT, text);
  else process.stdout.write(text);
}
