import { writeFileSync } from 'node:fs';

/**
 * Counts the tests of a run of vitest into the file that `TEST_COUNTS` names, and names each test that passed only on its
 * second try, so that it gets mended. The messages of failures stay on the screen: a file of all of them has no bound.
 */
export default class CountingReporter {
  unsteady = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    this.unsteady.push(name);
    process.stdout.write(`\n${unsteady(name)}\n`);
  }

  onTestRunEnd(modules) {
    const file = process.env['TEST_COUNTS'];
    if (!file) return;
    const counts = { passed: 0, failed: 0, skipped: 0, unsteady: this.unsteady };
    for (const testModule of modules) {
      const states = [...testModule.children.allTests()].map((test) => test.result().state);
      // A file that cannot even be loaded has no tests to count, and must not vanish.
      if (states.length === 0 && testModule.state() === 'failed') counts.failed += 1;
      for (const state of states) {
        if (state === 'passed') counts.passed += 1;
        else if (state === 'failed') counts.failed += 1;
        else counts.skipped += 1;
      }
    }
    writeFileSync(file, JSON.stringify(counts));
  }
}

/** The line that names an unsteady test. */
export function unsteady(name) {
  return `UNSTEADY (passed on the second try): ${name}`;
}
