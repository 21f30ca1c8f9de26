/** A page without what is different in every answer: its nonce, and the moment its data was read. */
export async function steadyPage(server: { url: string }, path: string, cookie: string): Promise<string> {
  const answer = await fetch(server.url + path, { headers: { cookie, 'x-forwarded-for': '10.9.8.7' } });
  const html = await answer.text();
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
  if (nonce === undefined) throw new Error(`${path} has no nonce: ${html.slice(0, 200)}`);
  return html.replaceAll(nonce, 'NONCE').replace(/"(dataUpdatedAt|dehydratedAt)":\d+/g, '"$1":0');
}

/** Where two pages part, with what stands there; undefined where they are the same. A page is too long for a report. */
export function difference(one: string, other: string): string[] | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((html) => html.slice(Math.max(0, at - 60), at + 60));
}

/** The cookies of a signed-in browser. */
export const loginCookies = ({
  token,
  refreshToken,
}: {
  token?: string | undefined;
  refreshToken?: string | undefined;
}) => `ACCESS_TOKEN=${token}; REFRESH_TOKEN=${refreshToken}; LOGIN=1`;
