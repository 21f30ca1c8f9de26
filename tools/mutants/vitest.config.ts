import { defineConfig } from 'vitest/config';

/**
 * The unit tests of what is measured (`MUTANT_TESTS`: patterns with a comma between), as the `unit` project of the root configuration runs them, without
 * those that try for a set time: every change would wait for them.
 */
export default defineConfig({
  test: {
    include: (process.env['MUTANT_TESTS'] ?? 'src/domain/**/*.test.ts').split(','),
    exclude: ['**/fuzz.test.ts', '**/generated.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/routerSetup.ts'],
    testTimeout: 60_000,
    env: { TZ: 'UTC' },
  },
});
