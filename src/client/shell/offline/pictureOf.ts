/** What a page without script cannot use, or should not hold. */
const DROPPED =
  'script, style, link, iframe, object, embed, template, dialog, [data-recovery="none"], [data-paper="none"]';
const CONTROLS = 'button, input, select, textarea';

/** Writes into a copy what was typed and chosen in its original: markup alone says how a page began. */
function keepEntered(original: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll<HTMLElement>(CONTROLS);
  for (const [place, control] of original.querySelectorAll<HTMLElement>(CONTROLS).entries()) {
    const kept = copies[place];
    if (control instanceof HTMLInputElement) {
      if (control.type === 'password' || control.type === 'file') kept?.removeAttribute('value');
      else kept?.setAttribute('value', control.value);
      kept?.toggleAttribute('checked', control.checked);
    }
    if (control instanceof HTMLTextAreaElement && kept) kept.textContent = control.value;
    if (control instanceof HTMLSelectElement && kept instanceof HTMLSelectElement)
      for (const [at, option] of [...kept.options].entries())
        option.toggleAttribute('selected', at === control.selectedIndex);
  }
}

/** The content of the page as a document that nothing can be done in: no script, no form, every control off. */
export function readOnlyHtml(content: HTMLElement): string {
  const copy = content.cloneNode(true) as HTMLElement;
  keepEntered(content, copy);
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
