import type { QueryClient } from '@tanstack/react-query';

/**
 * Drops everything that was fetched as somebody else: what no one shows is removed, what is on the screen starts anew
 * (and is asked for again when it is enabled).
 */
export async function forgetQueries(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  client.removeQueries({ type: 'inactive' });
  client.getMutationCache().clear();
  await client.resetQueries();
}
