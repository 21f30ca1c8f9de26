import { createInstance, type i18n as I18n } from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import config from '../../../../next-i18next.config';
import type { Language } from '../../../contract/constants';
import type { Bundle } from './bundles';

const FILES: Record<string, Bundle> = {
  'ko/auth': { both: '로그인' },
  'en/auth': { both: 'Log in', later: 'Later' },
  'ko/stock': { mine: '내 재고' },
};

const read = vi.hoisted(() => ({ instance: null as I18n | null, requested: [] as string[], reported: [] as string[] }));
vi.mock('next-i18next/pages', () => ({
  get i18n() {
    return read.instance;
  },
}));
vi.mock('./bundleFiles', () => ({
  loadBundle: async (language: Language, namespace: string) => {
    read.requested.push(`${language}/${namespace}`);
    const bundle = FILES[`${language}/${namespace}`];
    if (!bundle) throw new Error('no such file');
    return bundle;
  },
}));
vi.mock('../errors/report', () => ({ reportMissingText: (name: string) => read.reported.push(name) }));

/** A browser as next-i18next makes it: the page's texts are there, everything else comes from the backend. */
async function browser() {
  vi.resetModules();
  read.instance = null;
  read.requested = [];
  read.reported = [];
  const { textBackend, loadTexts } = await import('./textBackend');
  const { missingTexts } = await import('./missingTexts');
  const instance = createInstance();
  await instance
    .use(textBackend)
    .use(missingTexts)
    .init({
      ...config,
      lng: 'ko',
      ns: ['global'],
      resources: { ko: { global: { title: '스틸베이스' } } },
      partialBundledLanguages: true,
      saveMissing: true,
    });
  read.instance = instance;
  const say = (key: string, values?: object) => (instance.t as (key: string, values?: object) => string)(key, values);
  return { instance, loadTexts, say };
}

let at: Awaited<ReturnType<typeof browser>>;
beforeEach(async () => {
  at = await browser();
});

it('reads nothing for a first view, and one file for each namespace that a navigation needs', async () => {
  expect(at.say('title')).toBe('스틸베이스');
  expect(read.requested).toEqual([]);
  await at.loadTexts('ko', ['global', 'auth']);
  await at.loadTexts('ko', ['auth']);
  expect(read.requested).toEqual(['ko/auth']);
  expect(at.say('auth:both')).toBe('로그인');
});

it('reads the whole of the other language when the reader goes over to it', async () => {
  await at.loadTexts('ko', ['auth']);
  await at.loadTexts('en', ['auth']);
  await at.instance.changeLanguage('en');
  expect(read.requested).toEqual(['ko/auth', 'en/auth']);
  expect(at.say('auth:both')).toBe('Log in');
});

it('shows a text that its language lacks in the other one, and reports it once', async () => {
  await at.loadTexts('ko', ['auth']);
  const redrawn = vi.fn();
  at.instance.on('textsCompleted', redrawn);
  expect(at.say('auth:later')).toBe('later');
  expect(at.say('auth:later')).toBe('later');
  await vi.waitFor(() => expect(redrawn).toHaveBeenCalledTimes(1));
  expect(at.say('auth:later')).toBe('Later');
  expect(read.reported).toEqual(['ko/auth:later']);
  expect(at.say('auth:nowhere', { defaultValue: 'A53' })).toBe('A53');
  expect(read.reported).toHaveLength(1);
});

it('loads a namespace whose texts are read before it is there, without calling them missing', async () => {
  const redrawn = vi.fn();
  at.instance.on('textsCompleted', redrawn);
  expect(at.say('stock:mine')).toBe('mine');
  await vi.waitFor(() => expect(redrawn).toHaveBeenCalledTimes(1));
  expect(at.say('stock:mine')).toBe('내 재고');
  expect(read.reported).toEqual([]);
});

it('says so when a file cannot be had', async () => {
  await expect(at.loadTexts('ko', ['user'])).rejects.toThrow('ko/user');
});
