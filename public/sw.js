// The service worker. It answers a page only where the network does not, shows notifications, and keeps no file of any build: pages
// and scripts always come from the network, so that builds which are served side by side never mix.
const SHELL = 'stlbs-shell-1';
const READER = 'stlbs-reader';
const KEPT = 'stlbs-read-';
const LANGUAGES = ['ko', 'en'];
const WORDS = (language) => `/offline/${language}.json`;
/** Where the kept pages are listed. It is an address of this worker alone: with a network the day's page stands in its place. */
const LIST = '/offline';
const DAY_PAGE = '/service';
/** What was read longer ago is not shown any more. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

self.addEventListener('install', (event) => {
  // Where the browser knows it, everything but pages passes by this worker.
  event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]);
  self.skipWaiting();
  event.waitUntil(keepWords());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), dropOldShells(), self.clients.claim()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode !== 'navigate' || request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  const answer = pathname === LIST ? dayPage(event) : fromNetwork(event);
  event.respondWith(answer.catch(() => offline(pathname)));
});

/** The day's page once anything answers; fails as long as there is no network. */
async function dayPage(event) {
  await fromNetwork(event);
  const reader = await readerNow();
  return Response.redirect(reader?.language === 'en' ? `/en${DAY_PAGE}` : DAY_PAGE);
}

async function fromNetwork(event) {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(refreshWords());
  return answer;
}

/** The words of the offline pages, fetched again once a day. */
async function keepWords() {
  const shell = await caches.open(SHELL);
  await shell.addAll(LANGUAGES.map((language) => new Request(WORDS(language), { cache: 'reload' })));
  await shell.put('/kept-at', new Response(String(Date.now())));
}

async function refreshWords() {
  const shell = await caches.open(SHELL);
  const at = await shell.match('/kept-at');
  if (at && Date.now() - Number(await at.text()) < DAY_MS) return;
  await keepWords().catch(() => undefined);
}

async function dropOldShells() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('stlbs-shell-') && name !== SHELL).map((name) => caches.delete(name)));
}

async function jsonOf(cache, key) {
  const found = await cache.match(key);
  return found ? found.json() : null;
}

/** Who reads in this browser, as its pages note it; null after a sign-out. Cookies that ended without a page wipe it here. */
async function readerNow() {
  const reader = await jsonOf(await caches.open(READER), '/reader');
  if (!reader || !self.cookieStore) return reader;
  const signs = await Promise.all(reader.signs.map((name) => self.cookieStore.get(name)));
  if (signs.some(Boolean)) return reader;
  await Promise.all([caches.delete(READER), caches.delete(KEPT + reader.id)]);
  return null;
}

async function wordsFor(pathname, reader) {
  const language = reader?.language ?? (/^\/en(\/|$)/.test(pathname) ? 'en' : 'ko');
  const words = await jsonOf(await caches.open(SHELL), WORDS(language));
  return { language, words: words ?? { title: 'STLBS', text: 'Offline', retry: '↻' } };
}

const escaped = (text) =>
  String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

const timeOf = (at, language) => {
  const day = (date) => date.toLocaleDateString('en-CA', { timeZone: 'Asia/Seoul' });
  const time = new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' });
  const zoned = language === 'en' ? `${time} KST` : time;
  return day(new Date(at)) === day(new Date()) ? zoned : `${day(new Date(at))} ${zoned}`;
};

/** What a reader sees in the place of a page that has no network: how it last was, or what else was kept. */
async function offline(pathname) {
  const reader = await readerNow();
  const { language, words } = await wordsFor(pathname, reader);
  const kept = reader ? await caches.open(KEPT + reader.id) : null;
  const record = kept && (await jsonOf(kept, pathname));
  if (record && Date.now() - record.at < KEPT_MS) return keptPage(kept, record, words);
  return page(language, words.title, offlineBody(words, kept ? await keptPages(kept) : [], language), '');
}

async function keptPages(kept) {
  const keys = await kept.keys();
  const paths = keys.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/offline-style/'));
  const records = await Promise.all(paths.map(async (path) => ({ path, ...(await jsonOf(kept, path)) })));
  return records.filter(({ at }) => Date.now() - at < KEPT_MS).sort((one, other) => other.at - one.at);
}

function offlineBody(words, records, language) {
  const rows = records.map(
    ({ path, title, at }) =>
      `<li><a href="${escaped(path)}">${escaped(title)}</a> <small>${escaped(timeOf(at, language))}</small></li>`,
  );
  const list = rows.length > 0 ? `<h2>${escaped(words.kept)}</h2><ul>${rows.join('')}</ul>` : '';
  return `<main class="off"><h1>${escaped(words.title)}</h1><p>${escaped(words.text)}</p><p><a class="again" href="">${escaped(words.retry)}</a></p>${list}</main>`;
}

async function keptPage(kept, record, words) {
  const style = await kept.match(record.style);
  const stamp = words.stamp.replace('{{time}}', timeOf(record.at, record.language));
  const bar = `<div class="stamp" role="status"><strong>${escaped(stamp)}</strong> <span>${escaped(words.readOnly)}</span> <a href="${LIST}">${escaped(words.kept)}</a></div>`;
  const body = `${bar}<div class="${escaped(record.frame)}"><main id="content">${record.html}</main></div>`;
  return page(record.language, record.title, body, style ? await style.text() : '', record.look);
}

const OWN_STYLE = `
:root{color-scheme:light dark}
.off{max-width:560px;margin:0 auto;padding:48px 20px;font:16px/1.6 Pretendard,"Apple SD Gothic Neo","Malgun Gothic",sans-serif}
.off h1{font-size:24px}.off h2{margin-top:40px;font-size:16px}.off ul{padding:0;list-style:none}.off li{display:flex;justify-content:space-between;gap:12px;padding:12px 0;border-top:1px solid #8884}
.off a{color:inherit}.off small{flex-shrink:0;opacity:.7}.off .again{display:inline-block;padding:10px 16px;border:1px solid #8888;border-radius:8px;text-decoration:none}
.stamp{position:sticky;top:0;z-index:99;padding:8px 16px;background:#fff3c4;color:#4a3500;font:14px/1.5 Pretendard,sans-serif}
.stamp a{color:inherit;margin-left:8px;text-decoration:underline}#content{padding:16px}`;

function page(language, title, body, style, look = '') {
  const text = `<!doctype html><html lang="${language}" ${look}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${style.replaceAll('</style', '')}</style><style>${OWN_STYLE}</style></head><body>${body}</body></html>`;
  return new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // Nothing of it runs, sends or loads anything but its own pictures and type.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

self.addEventListener('push', (event) => event.waitUntil(show(event)));

/** Shows a notification; of one that is meant for another reader of this browser nothing but that there is one. */
async function show(event) {
  let sent = null;
  try {
    sent = event.data?.json() ?? null;
  } catch {
    // Not ours: the neutral words stand in.
  }
  const reader = await readerNow();
  const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
  if (!sent || !reader || sent.reader !== reader.id) {
    const { words } = await wordsFor('/', reader);
    return self.registration.showNotification('STLBS', { body: words.neutral ?? '', tag: 'neutral', data: { path: '/push' }, ...icons });
  }
  const { id, title, text, path, language } = sent;
  await self.registration.showNotification(title, { body: text, lang: language, tag: id, data: { id, path }, ...icons });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

const ANSWER_MS = 1500;

/** Opens what a notification is about: in a tab of ours that is open, which then is in front, else in a new one. */
async function open({ id, path }) {
  const target = new URL(path, self.location.origin);
  if (target.origin !== self.location.origin) return;
  if (id) target.hash = `notice=${id}`;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ focused }) => focused) ?? tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0];
  if (!tab) {
    await self.clients.openWindow(target.href);
    return;
  }
  const front = await tab.focus().catch(() => tab);
  if (await heard(front, { kind: 'open-notice', path: target.pathname + target.search, id })) return;
  // A page that is still loading, or of an earlier build, hears nothing.
  await front.navigate(target.href).catch(() => self.clients.openWindow(target.href));
}

function heard(tab, message) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(true);
    setTimeout(() => done(false), ANSWER_MS);
    tab.postMessage(message, [port2]);
  });
}
