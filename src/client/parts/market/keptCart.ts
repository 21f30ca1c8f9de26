const KEY = 'stlbs.cart';
const MOST = 100;

interface KeptLine {
  item_id: string;
  qty: string;
}

function isLine(value: unknown): value is KeptLine {
  const line = value as Partial<KeptLine> | null;
  return typeof line?.item_id === 'string' && typeof line.qty === 'string';
}

/** A visitor's cart, in this browser alone; empty when there is none or it cannot be read. */
export function keptStock(): KeptLine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLine) : [];
  } catch {
    return [];
  }
}

export function keepStockLine(line: KeptLine): void {
  const others = keptStock().filter(({ item_id }) => item_id !== line.item_id);
  localStorage.setItem(KEY, JSON.stringify([...others, line].slice(-MOST)));
}

export function forgetStock(): void {
  localStorage.removeItem(KEY);
}
