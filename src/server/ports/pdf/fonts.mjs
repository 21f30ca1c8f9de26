import path from 'node:path';

/** The folder of the fonts. The app always runs in its own folder, as its migrations need too. */
export const FONTS = path.resolve('src/server/ports/pdf/fonts') + path.sep;
