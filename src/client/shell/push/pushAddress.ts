/** Address of the push socket: the API base with ws(s), the access token as query parameter. */
export function pushAddress(apiBaseUrl: string, page: string, accessToken: string): string {
  const url = new URL(`${apiBaseUrl}/ws/push`, page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('t', accessToken);
  return url.href;
}
