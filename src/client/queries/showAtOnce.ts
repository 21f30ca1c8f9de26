import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows a change in every kept answer under a key before the server has said yes. Gives back the way to take it back,
 * for when the server says no.
 */
export async function showAtOnce<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (answer: Answer) => Answer,
): Promise<() => void> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<Answer>({ queryKey });
  client.setQueriesData<Answer>({ queryKey }, (answer) => answer && change(answer));
  return () => {
    for (const [key, answer] of before) client.setQueryData(key, answer);
  };
}
