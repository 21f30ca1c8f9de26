/** Stacking order of everything that lies above the page, lowest first. */
export const layers = {
  tableHead: 10,
  tableCorner: 11,
  stickyBar: 20,
  header: 30,
  bottomBar: 30,
  overlay: 40,
  dialog: 41,
  menu: 50,
  tooltip: 60,
  toast: 70,
} as const;
