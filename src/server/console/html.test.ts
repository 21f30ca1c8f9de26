import { expect, test } from 'vitest';
import { html } from './html';

test('what people typed is text, in content and in an attribute', () => {
  const name = `<script>alert('1')</script>"&`;
  expect(html`<a title="${name}">${name}</a>`.text).toBe(
    '<a title="&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;">&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;</a>',
  );
});

test('markup within markup stays, lists are joined, what is absent writes nothing', () => {
  expect(html`<ul>${[html`<li>${1}</li>`, html`<li>${'b'}</li>`]}${null}${undefined}${false}</ul>`.text).toBe(
    '<ul><li>1</li><li>b</li></ul>',
  );
});
