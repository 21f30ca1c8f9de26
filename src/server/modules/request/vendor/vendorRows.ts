import { isRealNumber } from '../../../../domain/company/realNumber';
import { normaliseRegistrationNumber } from '../../../../domain/company/registrationNumber';

export interface VendorRow {
  name: string;
  registration_number: string | null;
}

const NUMBER = /^\d{3}-?\d{2}-?\d{5}$|^[A-Z]{2}-[A-Z0-9]{2,20}$/i;
const HEADINGS =
  /^(no\.?|번호|순번|업체명?|회사명?|상호|거래처명?|vendor( name)?|company( name)?|name|사업자\s*(등록)?\s*번호|registration.*|business.*|비고|담당자?|연락처|remarks?|contact|phone)$/i;
const LONGEST_NAME = 120;

/** The companies that the rows of a list name: a registration number wherever it stands, and the first cell of words. */
export function vendorRows(rows: ReadonlyArray<readonly string[]>): VendorRow[] {
  const found = new Map<string, VendorRow>();
  for (const row of rows) {
    const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '' && !HEADINGS.test(cell));
    const number = cells.find((cell) => NUMBER.test(cell) && isRealNumber(cell));
    const name = cells.find((cell) => cell !== number && !/^[\d\s.,()+-]+$/.test(cell));
    if (!number && !name) continue;
    const registration_number = number ? normaliseRegistrationNumber(number) : null;
    const entry = { name: (name ?? number ?? '').slice(0, LONGEST_NAME), registration_number };
    found.set(registration_number ?? entry.name, entry);
  }
  return [...found.values()];
}
