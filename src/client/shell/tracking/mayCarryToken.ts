/** Whether the access token may go along to the analytics endpoint: to the own origin, else over https only. */
export function mayCarryToken(trackingBase: string, page: string): boolean {
  if (!URL.canParse(trackingBase, page)) return false;
  const target = new URL(trackingBase, page);
  return target.origin === new URL(page).origin || target.protocol === 'https:';
}
