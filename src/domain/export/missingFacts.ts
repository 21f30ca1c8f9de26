import type { ExportTerms, InvoiceFact, MissingFact } from '../../contract/entities/exportTerms';
import type { BankAccount } from '../../contract/entities/bankAccount';
import type { CompanySnapshot } from '../../contract/entities/order';
import type { Spec } from '../../contract/entities/spec';
import { isEnglishText } from '../company/englishText';
import { readingOf } from '../material/describe';
import { originCountry } from './originCountry';
import type { Packing } from './packing';

interface InvoicedLine {
  id: string;
  line_no: number;
  spec: Spec;
  description: string;
  origin: string | null;
}

interface Invoiced {
  terms: ExportTerms | null;
  account: BankAccount | null;
  seller: CompanySnapshot;
  /** The lines that the invoice names. */
  lines: readonly InvoicedLine[];
  /** Of a commercial invoice; null for a proforma. */
  packing: Packing | null;
}

/** The goods of a line in English: as the terms say, else as the item was read; its own words where it was not. */
export function goodsOf(terms: ExportTerms | null, line: Pick<InvoicedLine, 'id' | 'spec' | 'description'>): string {
  const stated = terms?.lines.find((one) => one.line_id === line.id)?.description;
  return stated ?? readingOf(line.spec, 'en') ?? line.description;
}

/** The country in which a line was made, as English documents name it: as the terms say, else the line itself. */
export function originOf(terms: ExportTerms | null, line: { id: string; origin: string | null }): string | null {
  const stated = terms?.lines.find((one) => one.line_id === line.id)?.origin ?? null;
  return originCountry(stated ?? line.origin);
}

const inEnglish = (own: string, english: string | undefined) => Boolean(english) || isEnglishText(own);

/** What an invoice cannot be printed without and lacks, in the order in which a seller fills it in. */
export function missingFacts({ terms, account, seller, lines, packing }: Invoiced): MissingFact[] {
  const lacking: Partial<Record<InvoiceFact, number[]>> = {
    description: numbersOf(lines.filter((line) => !isEnglishText(goodsOf(terms, line)))),
    origin: numbersOf(lines.filter((line) => originOf(terms, line) === null)),
  };
  const facts: readonly [InvoiceFact, boolean][] = [
    ['terms', terms === null],
    ['description', lacking.description?.length !== 0],
    ['origin', lacking.origin?.length !== 0],
    ['gross_weight', packing !== null && packing.gross_weight_kg === null],
    ['net_weight', packing !== null && packing.net_weight_kg === null],
    ['packages', packing !== null && packing.packages === null],
    ['seller_name', !inEnglish(seller.company_name, seller.company_name_en)],
    ['seller_address', !inEnglish(seller.company_address, seller.company_address_en)],
    ['account', account === null],
    ['account_bank', account !== null && !inEnglish(account.bank_name, account.bank_name_en)],
    ['account_holder', account !== null && !inEnglish(account.account_holder, account.account_holder_en)],
    ['account_swift', account !== null && !account.swift],
  ];
  return facts.filter(([, missing]) => missing).map(([fact]) => ({ fact, line_nos: lacking[fact] ?? [] }));
}

const numbersOf = (lines: readonly InvoicedLine[]) => lines.map(({ line_no }) => line_no);
