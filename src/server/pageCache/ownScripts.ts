import { createHash } from 'node:crypto';

/** As a policy names a script by its text. */
export const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The hashes of the scripts that this build's document writes into its pages, as the build kept them beside the server. */
export async function ownScripts(): Promise<ReadonlySet<string>> {
  const address = new URL('./inlineScripts.mjs', import.meta.url).href;
  const { INLINE_SCRIPTS } = (await import(address)) as { INLINE_SCRIPTS: readonly string[] };
  return new Set(INLINE_SCRIPTS.map(hashOf));
}
