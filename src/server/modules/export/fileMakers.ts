import type { ExportKind } from '../../../contract/entities/fileExport';
import type { Route } from '../../http/route';

/** How the files of each kind are made. */
export type FileMakers = ReadonlyMap<ExportKind, NonNullable<Route['make']>>;

/** How each kind of export is made, by the routes that answer its file. */
export const fileMakersOf = (routes: readonly Route[]): FileMakers =>
  new Map(
    routes.flatMap(({ endpoint: { background }, make }) => (background && make ? [[background, make] as const] : [])),
  );
