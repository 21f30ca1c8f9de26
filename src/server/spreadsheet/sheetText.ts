import en from '../../../locales/en/sheet.json';
import ko from '../../../locales/ko/sheet.json';
import enTrade from '../../../locales/en/trade.json';
import koTrade from '../../../locales/ko/trade.json';
import enUser from '../../../locales/en/user.json';
import koUser from '../../../locales/ko/user.json';
import type { Language } from '../../contract/constants';

const texts: Record<Language, typeof ko> = { ko, en };
const tradeTexts: Record<Language, typeof koTrade> = { ko: koTrade, en: enTrade };

const eventTexts: Record<Language, typeof koUser.sessions.kind> = {
  ko: koUser.sessions.kind,
  en: enUser.sessions.kind,
};

/** The words of files in their reader's language. */
export const sheetText = (language: Language) => texts[language];

/** The words of the screens that files use too: states, units, reasons. */
export const tradeText = (language: Language) => tradeTexts[language];

/** What happened to accounts and companies, by the names of the audit log. */
export const eventText = (language: Language) => eventTexts[language];
