// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readOnlyHtml } from './pictureOf';

function contentOf(html: string): HTMLElement {
  const content = document.createElement('main');
  content.innerHTML = html;
  return content;
}

test('nothing of a kept page runs, sends or can be pressed, and its words stay', () => {
  const html = readOnlyHtml(
    contentOf(
      '<h1>PRJ-1</h1><script>steal()</script><form action="/x"><input name="a"><button onclick="x()">보내기</button></form>' +
        '<a href="javascript:alert(1)">a</a><a href="/service/project">목록</a><iframe src="/y"></iframe><img src="blob:z" alt="">',
    ),
  );
  expect(html).toContain('<h1>PRJ-1</h1>');
  expect(html).toContain('<a href="/service/project">목록</a>');
  expect(html).not.toMatch(/script|onclick|<form|iframe|blob:/);
  expect(html.match(/disabled=""/g)).toHaveLength(2);
});

test('the page itself is left as it was', () => {
  const content = contentOf('<form><button>보내기</button></form>');
  readOnlyHtml(content);
  expect(content.innerHTML).toBe('<form><button>보내기</button></form>');
});

test('what was typed and chosen stands in the kept page, but for passwords', () => {
  const content = contentOf(
    '<input id="text" value="before"><input id="tick" type="checkbox"><input id="secret" type="password" value="x">' +
      '<textarea id="note">before</textarea><select id="side"><option selected>a</option><option>b</option></select>',
  );
  const of = <Part extends HTMLElement>(id: string) => content.querySelector<Part>(`#${id}`) as Part;
  of<HTMLInputElement>('text').value = '12 m';
  of<HTMLInputElement>('tick').checked = true;
  of<HTMLInputElement>('secret').value = 'pipes';
  of<HTMLTextAreaElement>('note').value = 'later';
  of<HTMLSelectElement>('side').selectedIndex = 1;
  const kept = contentOf(readOnlyHtml(content));
  expect(kept.querySelector('#text')?.getAttribute('value')).toBe('12 m');
  expect(kept.querySelector('#tick')?.hasAttribute('checked')).toBe(true);
  expect(kept.querySelector('#secret')?.hasAttribute('value')).toBe(false);
  expect(kept.querySelector('#note')?.textContent).toBe('later');
  expect(kept.querySelector('option[selected]')?.textContent).toBe('b');
});
