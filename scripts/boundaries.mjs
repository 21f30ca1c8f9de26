import { capture, inRoot } from './processes.mjs';

/** Runs dependency-cruiser. A run that saw no modules fails: with a wrong parser it would always pass. */
const program = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
const words = ['--config', '.dependency-cruiser.cjs', 'src', 'pages', 'tests'];
const { code, output } = await capture(process.execPath, [program, ...words]);
process.stdout.write(output);
const cruised = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
if (cruised === 0) process.stderr.write('dependency-cruiser saw no modules, so nothing was checked.\n');
process.exit(code === 0 && cruised === 0 ? 1 : code);
