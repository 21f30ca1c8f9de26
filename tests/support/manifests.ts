import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** One object of a cluster, as far as the tests look into it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name?: string; generateName?: string; namespace?: string };
  file: string;
  [part: string]: unknown;
}

const FOLDER = 'infra/kubernetes';

/** Every object of infra/kubernetes but the list of its files. */
export function manifests(): Manifest[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8'), { merge: true }).map((document) => {
        if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join('; ')}`);
        return { ...(document.toJS() as Manifest), file };
      }),
    );
}

/** The one object of a kind. */
export function manifestOf<Shape>(kind: string): Shape {
  const found = manifests().filter((one) => one.kind === kind);
  if (found.length !== 1) throw new Error(`${found.length} objects of kind ${kind}`);
  return found[0] as Shape;
}

/** A YAML file of the project with its merged parts put in. */
export const yamlOf = (file: string): unknown => parse(readFileSync(file, 'utf8'), { merge: true });

/** The settings that a pod gets: those of ConfigMap and Secret. */
export function settingsOfPod(): Record<string, string> {
  const { data } = manifestOf<{ data: Record<string, string> }>('ConfigMap');
  const { stringData } = manifestOf<{ stringData: Record<string, string> }>('Secret');
  return { ...data, ...stringData };
}
