import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '../../src/contract/endpoint';

/** Every endpoint the contract describes, found by reading its folder. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  const folder = path.resolve('src/contract/endpoints');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name) => import(path.join(folder, name)) as Promise<object>));
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value;
  return modules.flatMap((exports) => Object.values(exports).filter(isEndpoint));
}
