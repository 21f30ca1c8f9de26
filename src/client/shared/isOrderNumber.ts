/** Whether a number in an address is an order's; a request's begins with another letter. */
export function isOrderNumber(number: string): boolean {
  return number.startsWith('O');
}
