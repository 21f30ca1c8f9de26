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

/** A bank's code for payments from abroad (ISO 9362): 8 or 11 signs. */
export const SWIFT_CODE = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** A phone number as somebody types it, with or without its country. */
export const TYPED_PHONE = /^\+?[\d -]{7,20}$/;
