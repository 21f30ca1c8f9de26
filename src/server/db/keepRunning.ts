import { type ServerPlace, startServer, stopOrphan } from './postgresServer';

const PAUSE_MS = 500;

/**
 * Starts the server and starts it again, on the same port, whenever it ends by itself: connections to it come back
 * without anybody's doing.
 */
export async function keepRunning(place: ServerPlace, log: (line: string) => void) {
  let server = await startServer(place);
  const { port } = server;
  let stopped = false;
  let restarting: Promise<void> = Promise.resolve();

  const restart = async () => {
    while (!stopped) {
      try {
        await stopOrphan(place, log);
        server = await startServer(place, port);
        // Stopped while it was starting: this one would be left over.
        if (stopped) await server.stop();
        else guard();
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  };
  const guard = () => {
    server.child.once('exit', () => {
      if (stopped) return;
      log('The embedded PostgreSQL ended unexpectedly and is started again; see postgres.log in DATA_DIR.');
      restarting = restart();
    });
  };
  guard();
  return {
    port,
    /** Asks it to end, without waiting: this process is ending. */
    interrupt() {
      stopped = true;
      server.child.kill('SIGINT');
    },
    async stop(): Promise<void> {
      stopped = true;
      await restarting;
      await server.stop();
    },
  };
}
