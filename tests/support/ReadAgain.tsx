import { useQueryClient } from '@tanstack/react-query';

/** A button that reads again all that was read, as a push does. */
export function ReadAgain() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.refetchQueries()}>
      again
    </button>
  );
}
