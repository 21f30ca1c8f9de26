/** Pages of one kind differ in what they show, not in how they link: so many of each are opened. */
const OF_A_KIND = 2;
const AT_ONCE = 4;

interface Found {
  address: string;
  /** The page that links to it. */
  from: string;
}

export interface Crawl {
  /** Addresses that answered with a page. */
  pages: string[];
  /** What is broken, and where it is linked. */
  broken: string[];
}

/** Follows every link of the own site from these pages on, and says which lead nowhere. */
export async function crawl(origin: string, starts: readonly string[], cookie = ''): Promise<Crawl> {
  const seen = new Set<string>();
  const kinds = new Map<string, number>();
  const pages: string[] = [];
  const broken: string[] = [];
  const waiting: Found[] = starts.map((address) => ({ address, from: 'the start' }));

  const visit = async ({ address, from }: Found) => {
    const language = address.startsWith('/en') ? 'en' : 'ko';
    const headers = { cookie: `${cookie}; LANGUAGE=${language}` };
    const answer = await fetch(origin + address, { redirect: 'manual', headers });
    const text = (answer.headers.get('content-type') ?? '').startsWith('text/html') ? await answer.text() : '';
    if (text === '') await answer.body?.cancel();
    if (answer.status >= 300 && answer.status < 400) {
      waiting.push({ address: addressOf(answer.headers.get('location') ?? '', origin) ?? '/', from: address });
    } else if (answer.status !== 200) {
      broken.push(`${address} answers ${answer.status}, linked from ${from}`);
    } else if (text !== '') {
      pages.push(address);
      waiting.push(...linksOf(text, origin).map((link) => ({ address: link, from: address })));
      broken.push(...missingPlaces(text).map((place) => `#${place} is not on ${address}`));
    }
  };

  while (waiting.length > 0) {
    const batch: Found[] = [];
    while (batch.length < AT_ONCE && waiting.length > 0) {
      const next = waiting.shift();
      if (!next || seen.has(next.address)) continue;
      seen.add(next.address);
      const kind = kindOf(next.address);
      const already = kinds.get(kind) ?? 0;
      kinds.set(kind, already + 1);
      if (already < OF_A_KIND) batch.push(next);
    }
    await Promise.all(batch.map(visit));
  }
  return { pages, broken };
}

/** Numbers, ids and filters do not make another kind of page; the entry that `id` names does. */
function kindOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const id = new URLSearchParams(query).get('id');
  const kind = path.replace(/\/(?=[^/]*\d)[\w-]{8,}(?=\/|$)/g, '/{x}');
  return `${kind}?${id ?? (query === '' ? '' : 'filtered')}`;
}

function linksOf(html: string, origin: string): string[] {
  const written = [...html.matchAll(/<(?:a|link|script|img|source|video)\b[^>]*?\s(?:href|src|poster)="([^"]+)"/g)];
  return written.flatMap((match) => addressOf((match[1] ?? '').replaceAll('&amp;', '&'), origin) ?? []);
}

/** The part below the origin of an own address; undefined for any other. */
function addressOf(link: string, origin: string): string | undefined {
  if (/^(mailto|tel|data|blob):/.test(link)) return undefined;
  const url = new URL(link, origin);
  // What the build names itself is there, or no page would work.
  return url.origin === origin && !url.pathname.startsWith('/_next/') ? url.pathname + url.search : undefined;
}

/** Links to a place on the same page that is not there. */
function missingPlaces(html: string): string[] {
  const wanted = [...html.matchAll(/\shref="#([^"]+)"/g)].map((match) => match[1] ?? '');
  return [...new Set(wanted)].filter((place) => !html.includes(`id="${place}"`));
}
