import { needsBuild } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, endWithNpm, inRoot, readEnvFile, requireNode, show } from './processes.mjs';

requireNode();
endWithNpm();
process.chdir(ROOT);
await ensureInstalled();
readEnvFile();
if (needsBuild()) {
  process.stdout.write('Building (only after changes; the next start takes seconds)\n');
  const code = await show(process.execPath, [inRoot('scripts', 'build.mjs')]);
  if (code !== 0) process.exit(code);
}
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
process.setSourceMapsEnabled(true);
// In this very process: signals, exit code and a kill reach the server itself, nothing stands between.
await import('../dist/server.mjs');
