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
