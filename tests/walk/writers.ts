import type { Locator, Page } from '@playwright/test';
import type { Caller } from '../support/people';
import { at } from '../support/browserPeople';
import { typeCell } from '../support/browserSave';
import type { EditorStep } from '../../src/client/features/request/editor/editorSteps';
import { openStep } from '../support/browserEditor';
import { sayIn } from '../support/browserTexts';
import { draft, readRfq, seenBy, submitted } from '../support/trade';

const say = sayIn('ko');
/** Columns of the two grids, from 1. */
const [PRICE, MAKER, QTY] = [7, 12, 13];

/** A cell that a walker types in, and how it is read back from the API. */
export interface WalkCell {
  name: string;
  /** Two tabs of one record type in different cells. */
  tab: 0 | 1;
  kind: 'figure' | 'text';
  type(page: Page, text: string): Promise<void>;
}

/** Somebody at a record: one that saves itself and can be sent for good, or one that waits for a decision. */
export interface Writer {
  readonly name: string;
  readonly person: Caller;
  /** None where there is nothing to type and only a decision to take. */
  readonly cells: readonly WalkCell[];
  /** Address of the record's page. */
  path(): string;
  /** Stands on the page once its scripts run. */
  ready(page: Page): Locator;
  /** What stands in the cells on the server, by their names. */
  saved(): Promise<Record<string, string>>;
  /** Opens the window that asks before sending. */
  press(page: Page): Promise<void>;
  /** The button of that window that sends. */
  confirm(page: Page): Locator;
  /** Whether the page itself shows that it was sent. */
  showsSent(page: Page): Promise<boolean>;
  /** How often it was sent, as the server has it. */
  sent(): Promise<number>;
  /** After it was sent: a new record, or the same one to be sent again. */
  again(): Promise<void>;
}

const inGrid = (name: string, tab: 0 | 1, row: number, column: number, kind: WalkCell['kind']): WalkCell => ({
  name,
  tab,
  kind,
  type: (page, text) => typeCell(page, row, column, text),
});

const field = (name: string, tab: 0 | 1, label: string): WalkCell => ({
  name,
  tab,
  kind: 'text',
  type: (page, text) => page.getByLabel(label).fill(text),
});

/** A cell of the request editor that one of its steps shows. */
const inStep = (step: EditorStep, cell: WalkCell): WalkCell => ({
  ...cell,
  type: async (page, text) => {
    await openStep(page, say, step);
    await cell.type(page, text);
  },
});

const firstCell = (page: Page) => page.getByRole('grid').getByRole('gridcell').first();

export const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** A buyer at a draft, which becomes a request. */
export async function requestWriter(buyer: Caller): Promise<Writer> {
  let { rfq_number_id: number } = await draft(buyer);
  const sent = new Set<string>();
  const all = new Set<string>([number]);
  return {
    name: 'request',
    person: buyer,
    cells: [
      field('title', 0, say('buyer:terms.name')),
      inStep('lines', inGrid('qty1', 0, 1, QTY, 'figure')),
      inStep('terms', field('memo', 1, say('buyer:terms.memo'))),
      inStep('lines', inGrid('qty2', 1, 2, QTY, 'figure')),
    ],
    path: () => at('ko', `/service/buyer/type/manual?id=${number}`),
    saved: async () => {
      const { title, memo, lines } = await readRfq(buyer, number);
      return { title, memo: memo ?? '', qty1: lines[0]?.qty ?? '', qty2: lines[1]?.qty ?? '' };
    },
    press: (page) => page.getByRole('button', { name: say('buyer:editor.check') }).click(),
    confirm: (page) => dialogButton(page, say('buyer:preview.send')),
    ready: firstCell,
    showsSent: async (page) => /\/service\/project\//.test(page.url()),
    sent: async () => {
      for (const one of all) if ((await readRfq(buyer, one)).status !== 'DRAFT') sent.add(one);
      return sent.size;
    },
    again: async () => {
      number = (await draft(buyer)).rfq_number_id;
      all.add(number);
    },
  };
}

/** A seller at a quotation, which is sent again and again in revisions. */
export async function quotationWriter(buyer: Caller, seller: Caller): Promise<Writer> {
  const { rfq_number_id: number } = await submitted(buyer);
  return {
    name: 'quotation',
    person: seller,
    cells: [
      inGrid('price1', 0, 1, PRICE, 'figure'),
      inGrid('price2', 0, 2, PRICE, 'figure'),
      inGrid('maker1', 1, 1, MAKER, 'text'),
      inGrid('maker2', 1, 2, MAKER, 'text'),
    ],
    path: () => at('ko', `/service/seller/${number}`),
    saved: async () => {
      const request = await seenBy(seller, number);
      const lines = (request.draft ?? request.quotation)?.lines ?? [];
      const of = (index: number) => lines.find((line) => line.rfq_line_id === request.lines[index]?.id);
      return {
        price1: of(0)?.unit_price ?? '',
        price2: of(1)?.unit_price ?? '',
        maker1: of(0)?.maker ?? '',
        maker2: of(1)?.maker ?? '',
      };
    },
    press: (page) =>
      page
        .getByRole('button', { name: new RegExp(`^(${say('seller:quote.submit')}|${say('seller:quote.resubmit')})$`) })
        .click(),
    confirm: (page) => dialogButton(page, say('seller:confirm.submit')),
    ready: firstCell,
    showsSent: async (page) => /\/complete/.test(page.url()),
    sent: async () => (await seenBy(seller, number)).quotation?.revision ?? 0,
    again: async () => undefined,
  };
}
