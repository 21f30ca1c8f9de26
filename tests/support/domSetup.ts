import toast from 'react-hot-toast';
import { afterAll, beforeAll } from 'vitest';
import { windows } from '../../src/client/ui/windows';

/** As on a page that rests: a window stands there with the press that opens it. */
beforeAll(windows.fetchAhead);

/** Test files of one thread share a window: each leaves the next one an empty document, empty storage and no toast. */
afterAll(() => {
  toast.remove();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  window.history.replaceState(null, '', '/');
});
