import type { ParseKeys } from 'i18next';
import type auth from '../../locales/ko/auth.json';
import type budget from '../../locales/ko/budget.json';
import type buyer from '../../locales/ko/buyer.json';
import type cart from '../../locales/ko/cart.json';
import type content from '../../locales/ko/content.json';
import type erp from '../../locales/ko/erp.json';
import type event from '../../locales/ko/event.json';
import type global from '../../locales/ko/global.json';
import type home from '../../locales/ko/home.json';
import type interest from '../../locales/ko/interest.json';
import type layout from '../../locales/ko/layout.json';
import type market from '../../locales/ko/market.json';
import type approval from '../../locales/ko/approval.json';
import type machine from '../../locales/ko/machine.json';
import type notice from '../../locales/ko/notice.json';
import type people from '../../locales/ko/people.json';
import type project from '../../locales/ko/project.json';
import type push from '../../locales/ko/push.json';
import type reading from '../../locales/ko/reading.json';
import type rfq from '../../locales/ko/rfq.json';
import type seller from '../../locales/ko/seller.json';
import type service from '../../locales/ko/service.json';
import type shell from '../../locales/ko/shell.json';
import type signOn from '../../locales/ko/signOn.json';
import type stock from '../../locales/ko/stock.json';
import type trade from '../../locales/ko/trade.json';
import type ui from '../../locales/ko/ui.json';
import type user from '../../locales/ko/user.json';

/** The texts that pages may show (`ns` in next-i18next.config.js), as they are in Korean. */
export interface Texts {
  auth: typeof auth;
  budget: typeof budget;
  buyer: typeof buyer;
  cart: typeof cart;
  content: typeof content;
  erp: typeof erp;
  event: typeof event;
  global: typeof global;
  home: typeof home;
  interest: typeof interest;
  layout: typeof layout;
  market: typeof market;
  people: typeof people;
  approval: typeof approval;
  machine: typeof machine;
  notice: typeof notice;
  project: typeof project;
  push: typeof push;
  reading: typeof reading;
  rfq: typeof rfq;
  seller: typeof seller;
  service: typeof service;
  shell: typeof shell;
  signOn: typeof signOn;
  stock: typeof stock;
  trade: typeof trade;
  ui: typeof ui;
  user: typeof user;
}

// Makes a key that does not exist an error of `npm run check types`.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'global';
    returnNull: false;
    resources: Texts;
  }
}

/** A key as `t` of that namespace takes it; the first of several needs no prefix. */
export type TextKey<N extends keyof Texts | readonly (keyof Texts)[]> = ParseKeys<N>;

/** A key of any namespace, as `namespace:key`. */
export type AnyTextKey = { [N in keyof Texts]: `${N}:${ParseKeys<N> & string}` }[keyof Texts];

/** Values of a text whose names come with a record. */
export type Values = Record<never, string>;
