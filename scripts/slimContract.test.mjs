import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorNameOf, errorTable } from '../src/contract/errors.ts';
import * as market from '../src/contract/endpoints/market.ts';
import * as paper from '../src/contract/endpoints/paper.ts';
import slim from './slimContract.cjs';

const contract = path.resolve(import.meta.dirname, '..', 'src', 'contract');
const load = (...names) =>
  import(`data:text/javascript,${encodeURIComponent(slim.slimmed(path.join(contract, ...names)).code)}`);

describe('the contract in a browser', () => {
  it('tells of an endpoint where and how it is called, as the server knows it', async () => {
    const browser = await load('endpoints', 'market.ts');
    const { method, path: address, idempotency } = market.askItemQuestion;
    expect(browser.askItemQuestion).toEqual({ method, path: address, idempotency });
    const files = await load('endpoints', 'paper.ts');
    expect(files.getOrderPaper.file).toEqual(paper.getOrderPaper.file);
  });

  it('holds every endpoint and neither schemas nor summaries', async () => {
    for (const name of readdirSync(path.join(contract, 'endpoints'))) {
      const { code } = slim.slimmed(path.join(contract, 'endpoints', name));
      const whole = await import(path.join(contract, 'endpoints', name));
      const endpoints = Object.keys(whole).filter((each) => whole[each]?.response);
      expect(Object.keys(await load('endpoints', name)).sort()).toEqual(endpoints.sort());
      expect(code).not.toMatch(/summary|\bzod\b|\bimport\b|\brequire\(/);
    }
  });

  it('tells of every error its number and name, without the messages', async () => {
    const browser = await load('errors.ts');
    for (const [name, { mcode, ko }] of Object.entries(errorTable)) {
      expect(browser.errorTable[name]).toEqual({ mcode });
      expect(browser.errorNameOf(mcode)).toBe(errorNameOf(mcode));
      expect(slim.slimmed(path.join(contract, 'errors.ts')).code).not.toContain(ko);
    }
    expect(browser.errorNameOf(-1)).toBe(errorNameOf(-1));
  });

  it('names the files it was made from, so that a change of a schema module is seen', () => {
    const { sources } = slim.slimmed(path.join(contract, 'endpoints', 'market.ts'));
    expect(sources).toContain(path.join(contract, 'entities', 'market.ts'));
  });
});
