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
