/** Unit price: below 10^12, up to four decimals. */
export const UNIT_PRICE = /^\d{1,12}(\.\d{1,4})?$/;
/** Quantity: below 10^9, up to three decimals; above zero, too. */
export const QUANTITY = /^\d{1,9}(\.\d{1,3})?$/;

/** Whether a typed price would be taken; the same rule as `unitPrice`, without the schema library. */
export function isUnitPrice(text: string): boolean {
  return UNIT_PRICE.test(text);
}

/** Whether a typed quantity would be taken; the same rule as `quantity`. */
export function isQuantity(text: string): boolean {
  return QUANTITY.test(text) && Number(text) > 0;
}

/** Amount of money at or above zero, up to two decimals. */
export const AMOUNT = /^\d{1,15}(\.\d{1,2})?$/;
/** Percent: below 100, up to three decimals. */
export const PERCENT = /^\d{1,2}(\.\d{1,3})?$/;

/** Whether a typed amount would be taken; the same rule as `amount`. */
export function isAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/** Whether a typed percent would be taken; the same rule as `percent`. */
export function isPercent(text: string): boolean {
  return PERCENT.test(text);
}

/** A calendar month, `YYYY-MM`. */
export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Whether a text holds control characters: of one line all but tabs, of several lines line breaks may stand as well. */
export function hasControl(value: string, lines: boolean): boolean {
  for (const char of value) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 32 && !(lines ? code === 10 || code === 13 || code === 9 : code === 9)) return true;
  }
  return false;
}

/** A bank's code for payments from abroad (ISO 9362): 8 or 11 signs. */
export const SWIFT_CODE = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** A phone number as somebody types it, with or without its country. */
export const TYPED_PHONE = /^\+?[\d -]{7,20}$/;
