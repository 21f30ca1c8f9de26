import { describe, expect, it } from 'vitest';
import * as constants from './constants';
import { landingType } from './entities/file';
import { errorNameOf } from './errorCodes';
import { errorTable } from './errors';

describe('constants of the specification', () => {
  it('cookies live for months of thirty days: access 1, refresh 3, language 3, session 12', () => {
    expect(constants.MONTH_SECONDS).toBe(2_592_000);
    const { access, refresh, language, session, login } = constants.COOKIES;
    expect([access.months, refresh.months, language.months, session.months, login.months]).toEqual([1, 3, 3, 12, 3]);
    expect([access.name, refresh.name, language.name, session.name]).toEqual([
      'ACCESS_TOKEN',
      'REFRESH_TOKEN',
      'LANGUAGE',
      'STLBS_SESSION_ID',
    ]);
  });

  it('a request waits three times ten seconds, and a login is renewed three times at most', () => {
    expect(constants.REQUEST_TIMEOUT_MS).toBe(30_000);
    expect(constants.REFRESH_ATTEMPTS).toBe(3);
  });

  it('deadlines carry the suffixes of both languages', () => {
    expect(constants.DEADLINE_SUFFIX).toEqual({ ko: ', 17:00', en: ', 08:00 GMT+0' });
  });

  it('a landing file is one of six kinds', () => {
    expect(landingType.options).toEqual(['RMLF', 'SMLF', 'AVLF', 'AR', 'BRN', 'STOCK']);
  });

  it('English is what counts where nothing else decides', () => {
    expect(constants.DEFAULT_LANGUAGE).toBe('en');
    expect(constants.LANGUAGES).toEqual(['ko', 'en']);
  });
});

describe('errors of the specification', () => {
  it.each([
    [1, 'UNKNOWN_SERVER_ERROR', 500],
    [4, 'WRONG_PARAM', 400],
    [1000, 'AUTH_REQUIRED', 401],
    [1001, 'INVALID_TOKEN', 401],
    [1002, 'EXPIRED_TOKEN', 401],
    [1003, 'WRONG_EMAIL_PASSWORD', 401],
    [1004, 'EXIST_EMAIL', 409],
    [2000, 'NOT_EXIST_USER', 404],
    [2001, 'INVALID_USER', 403],
  ] as const)('%i is %s', (mcode, name, status) => {
    expect(errorNameOf(mcode)).toBe(name);
    expect(errorTable[name]).toMatchObject({ mcode, status });
  });

  it('any other code is an Api Error', () => {
    expect([2008, 3001, 9429, -1].map(errorNameOf)).toEqual(Array.from({ length: 4 }, () => 'Api Error'));
  });
});
