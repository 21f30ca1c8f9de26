/** Words, not the figure of a badge, that run over the edge of what holds them. Runs in the page. */
export function spilling(): string[] {
  const holders = document.querySelectorAll<HTMLElement>('button, a[href], label, th, td, dt, dd, h1, h2, h3, h4');
  const over = [...holders].filter((holder) => {
    const { overflowX, display, visibility } = getComputedStyle(holder);
    const shown = display !== 'inline' && visibility === 'visible' && holder.clientWidth > 1;
    return (
      shown &&
      /\D/.test(holder.innerText.trim()) &&
      overflowX === 'visible' &&
      holder.scrollWidth > holder.clientWidth + 1
    );
  });
  return [
    ...new Set(over.map((holder) => `spills: ${holder.tagName.toLowerCase()} "${holder.innerText.slice(0, 40)}"`)),
  ];
}
