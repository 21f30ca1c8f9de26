/** What a page without script cannot use, or should not hold. */
const DROPPED =
  'script, style, link, iframe, object, embed, template, dialog, [data-recovery="none"], [data-paper="none"]';
const CONTROLS = 'button, input, select, textarea';

/** The content of the page as a document that nothing can be done in: no script, no form, every control off. */
export function readOnlyHtml(content: HTMLElement): string {
  const copy = content.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(DROPPED)) element.remove();
  for (const form of copy.querySelectorAll('form')) form.replaceWith(...form.childNodes);
  for (const control of copy.querySelectorAll<HTMLButtonElement>(CONTROLS)) control.disabled = true;
  for (const element of copy.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const runs = name.startsWith('on') || /^\s*(javascript|blob):/i.test(element.getAttribute(name) ?? '');
      if (runs) element.removeAttribute(name);
    }
  }
  return copy.innerHTML;
}

/** Every rule of the page's own style sheets, those that the script wrote included. */
export function pageRules(): string {
  const rules: string[] = [];
  for (const sheet of document.styleSheets) {
    try {
      for (const rule of sheet.cssRules) rules.push(rule.cssText);
    } catch {
      // Of another origin: nobody may read it.
    }
  }
  return rules.join('\n');
}
