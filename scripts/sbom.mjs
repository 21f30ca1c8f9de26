/**
 * What a release holds, as a CycloneDX bill of materials made from the lock files: npm run make sbom [-- --out <file>] [--tools].
 * npm's own command refuses a tree in which a package names an older React as its peer, so this reads the lock files itself.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { licencesOf } from './licences.mjs';
import { inRoot } from './processes.mjs';
import { LOCK_FILES } from './toolPackages.mjs';

const purlOf = (name, version) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** One component of a lock file's entry, or none for the project itself. */
function componentOf({ name, version, licence, dev, optional, integrity }) {
  const hash = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': purlOf(name, version),
    name,
    version,
    // What only builds and tests is not delivered; binaries of other platforms may be missing.
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    licenses: /[( ]/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }],
    purl: purlOf(name, version),
    ...(hash ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] } : {}),
  };
}

/** The bill of materials of lock files, the product's own first. The same files give the same bill. */
export function bomOf(...locks) {
  const components = new Map();
  for (const [index, lock] of locks.entries()) {
    const facts = Object.entries(lock.packages).filter(([path]) => path !== '');
    for (const [place, licence] of licencesOf(lock).entries()) {
      const [, { integrity, optional = false }] = facts[place];
      const component = componentOf({ ...licence, integrity, optional, dev: licence.dev || index > 0 });
      const known = components.get(component['bom-ref']);
      if (!known || known.scope === 'excluded') components.set(component['bom-ref'], component);
    }
  }
  const [{ name, version }] = locks;
  const sorted = [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  const id = createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
  const uuid = `${id.slice(0, 8)}-${id.slice(8, 12)}-8${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuid}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: sorted,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { out: { type: 'string' }, tools: { type: 'boolean' } } });
  const files = values.tools ? LOCK_FILES : LOCK_FILES.slice(0, 1);
  const text = `${JSON.stringify(bomOf(...files.map((file) => JSON.parse(readFileSync(inRoot(file), 'utf8')))), null, 2)}\n`;
  if (values.out) writeFileSync(values.out, text);
  else process.stdout.write(text);
}
