import { afterAll, expect, test } from 'vitest';
import { register } from '../../src/contract/endpoints/auth';
import { Caller, join, registrationOf } from '../support/people';
import { startServer } from '../support/startServer';

const server = await startServer();
afterAll(() => server.stop());

const broken = Buffer.from('this is no certificate').toString('base64');

test('a bad certificate is answered alike for a known and an unknown address', async () => {
  const known = await join(server.api);
  const caller = new Caller(server.api);
  const ask = (email?: string, file = broken) =>
    caller.call(register, {
      body: registrationOf({ ...(email ? { email } : {}), company_registration_number_file: file }),
    });
  for (const file of [broken, '']) {
    const [one, other] = [await ask(known.email, file), await ask(undefined, file)];
    expect(one.mcode).toBe(other.mcode);
    expect(one.status).toBe(other.status);
  }
  expect(await ask(known.email)).toMatchObject({ mcode: 6007 });
  // A complete registration with a known address still says so.
  const complete = await caller.call(register, { body: registrationOf({ email: known.email }) });
  expect(complete).toMatchObject({ mcode: 1004 });
});

test('one network address asks twenty times an hour', async () => {
  const caller = new Caller(server.api);
  const answers: number[] = [];
  for (let time = 0; time < 21; time += 1) {
    const body = registrationOf({ company_registration_number_file: broken });
    answers.push((await caller.call(register, { body })).mcode);
  }
  expect(answers).toEqual([...Array<number>(20).fill(6007), 9429]);
});
