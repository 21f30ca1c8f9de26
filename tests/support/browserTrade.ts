import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { at, newBuyer, newSeller } from './browserPeople';
import { gridCell } from './browserScreen';
import { sayIn } from './browserTexts';
import type { Caller } from './people';
import { draft, ended, quoted, submitted } from './trade';

interface MainPages {
  buyer: Caller;
  seller: Caller;
  /** Paths without a language: of the buyer's draft, project and comparison, and of the seller's quotation. */
  editor: string;
  project: string;
  comparison: string;
  quote: string;
}

let made: Promise<MainPages> | undefined;

/** A buyer and a seller in the middle of their trade, made once per worker, for tests that only look. */
export function mainPages(): Promise<MainPages> {
  made ??= trade();
  return made;
}

async function trade(): Promise<MainPages> {
  const buyer = await newBuyer('ko');
  const seller = await newSeller('en');
  const unsent = await draft(buyer);
  const compared = await submitted(buyer);
  await quoted(seller, compared.rfq_number_id);
  await ended(buyer, compared.rfq_number_id);
  const open = await submitted(buyer, { title: '여수 공장 정비재' });
  return {
    buyer,
    seller,
    editor: `/service/buyer/type/manual?id=${unsent.rfq_number_id}`,
    project: `/service/project/${compared.rfq_number_id}`,
    comparison: `/service/project/purchase/${compared.rfq_number_id}`,
    quote: `/service/seller/${open.rfq_number_id}`,
  };
}

/** The grid of a quotation being written, once its first price can be typed. */
export async function openedQuote(page: Page, language: Language, number: string): Promise<Locator> {
  await page.goto(at(language, `/service/seller/${number}`));
  const grid = page.getByRole('grid', { name: sayIn(language)('seller:quote.lines') });
  const price = 6;
  await expect(gridCell(grid, 1, price)).toBeVisible({ timeout: 20_000 });
  return grid;
}
