/** Names each test of vitest that passed only on its second try, so that it gets mended. */
export default class UnsteadyReporter {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      process.stdout.write(`\n${unsteady(`${test.module.relativeModuleId} › ${test.fullName}`)}\n`);
  }
}

/** The line that names an unsteady test. */
export function unsteady(name) {
  return `UNSTEADY (passed on the second try): ${name}`;
}
