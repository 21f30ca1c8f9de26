/** Heights in px that the grid and its skeleton share. */
export const ROW_HEIGHT = 36;
export const HEAD_HEIGHT = 36;
export const GUTTER_WIDTH = 48;
export const DEFAULT_HEIGHT = 480;
