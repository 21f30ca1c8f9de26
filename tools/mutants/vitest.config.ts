import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test that compares the readings of all lines comes first: it notices most changes of the rules, and a change is done with the first failure. */
class ReadingsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => /[/]readings[.]test[.]ts$/.test(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

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
    // Stryker switches a change on while the code runs, so files may share loaded modules. A value that a module keeps from its first use would
    // hide a change (`domain/export/originCountry.ts` has one): measure such a file with isolation.
    isolate: false,
    sequence: { sequencer: ReadingsFirst },
  },
});
