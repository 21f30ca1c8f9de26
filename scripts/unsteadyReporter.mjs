import { appendFileSync } from 'node:fs';

/** Names each test of vitest that passed only on its second try, so that it gets mended. */
export default class UnsteadyReporter {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    process.stdout.write(`\n${unsteady(name)}\n`);
    const list = process.env['UNSTEADY_LIST'];
    if (list) appendFileSync(list, `${name}\n`);
  }
}

/** The line that names an unsteady test. */
export function unsteady(name) {
  return `UNSTEADY (passed on the second try): ${name}`;
}
