/** The look of documents: the same palette as the screens (a test holds them together), as the printing thread reads it. */
export const INK = {
  text: '#121926',
  muted: '#5D6979',
  line: '#DFE5EC',
  strong: '#364152',
  surface: '#F8FAFC',
  accent: '#1643A3',
  warning: '#983B0B',
};

/**
 * Pretendard prints M8x10 as M8×10, by a rule that hangs on all of these features at once: they are off. Texts
 * come composed (NFC), so nothing is lost.
 */
export const FONT_FEATURES = { calt: false, ccmp: false, clig: false, liga: false, rclt: false };

export const STYLES = {
  heading: { fontSize: 20, bold: true, color: INK.text },
  headingOther: { fontSize: 10, color: INK.muted },
  section: { fontSize: 10.5, bold: true, margin: [0, 14, 0, 5] },
  label: { fontSize: 7.5, color: INK.muted },
  value: { fontSize: 9 },
  strong: { fontSize: 9, bold: true },
  small: { fontSize: 7.5, color: INK.muted },
  warning: { fontSize: 7.5, bold: true, color: INK.warning },
  cellHead: { fontSize: 7.5, bold: true, color: INK.strong },
  total: { fontSize: 11, bold: true, color: INK.accent },
};

const hairline = (i, node, at) => (i === 0 || i === node.table.body.length ? 0.8 : at);

export const LAYOUTS = {
  /** Rows of figures below a tinted head. */
  lines: {
    hLineWidth: (i, node) => hairline(i, node, 0.5),
    vLineWidth: () => 0,
    hLineColor: (i, node) => (i === 0 || i === node.table.body.length ? INK.strong : INK.line),
    fillColor: (row, node) => (row < (node.table.headerRows ?? 0) ? INK.surface : null),
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
  /** Labels beside values. */
  facts: {
    hLineWidth: (i, node) => hairline(i, node, 0.5),
    vLineWidth: () => 0,
    hLineColor: () => INK.line,
    paddingLeft: (column) => (column === 0 ? 0 : 6),
    paddingRight: () => 6,
    paddingTop: () => 3.5,
    paddingBottom: () => 3.5,
  },
  /** One tinted row. */
  banner: {
    hLineWidth: () => 0.8,
    vLineWidth: () => 0,
    hLineColor: () => INK.strong,
    fillColor: () => INK.surface,
    paddingLeft: () => 6,
    paddingRight: () => 6,
    paddingTop: () => 6,
    paddingBottom: () => 6,
  },
  /** Boxes to be filled by hand. */
  boxes: {
    hLineWidth: () => 0.6,
    vLineWidth: () => 0.6,
    hLineColor: () => INK.strong,
    vLineColor: () => INK.strong,
    paddingLeft: () => 2,
    paddingRight: () => 2,
    paddingTop: () => 2,
    paddingBottom: () => 2,
  },
  /** Labels, each before a line to be written on. */
  signatures: {
    hLineWidth: (i) => (i === 1 ? 0.8 : 0),
    vLineWidth: () => 0,
    hLineColor: () => INK.strong,
    paddingLeft: () => 4,
    paddingRight: () => 8,
    paddingTop: () => 8,
    paddingBottom: () => 2,
  },
  /** Sums, right below the lines they add up. */
  sums: {
    hLineWidth: (i, node) => (i === node.table.body.length - 1 ? 0.8 : 0),
    vLineWidth: () => 0,
    hLineColor: () => INK.strong,
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
};
