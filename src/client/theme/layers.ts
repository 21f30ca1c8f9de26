/** Stacking order of everything that lies above the page, lowest first. */
export const layers = {
  tableHead: 10,
  tableCorner: 11,
  stickyBar: 20,
  header: 30,
  bottomBar: 30,
  /** Windows and sheets with what they lay over the page: of two the one opened later lies above, as it comes later in the page. */
  overlay: 40,
  menu: 50,
  tooltip: 60,
  toast: 70,
} as const;
