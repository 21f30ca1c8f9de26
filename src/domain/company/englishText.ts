/** Whether every letter of a text is Latin, as an English document needs it; figures and signs are free, but ㈜ is Hangul. */
export function isEnglishText(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{L}|\p{Script=Hangul}/u.test(text);
}
