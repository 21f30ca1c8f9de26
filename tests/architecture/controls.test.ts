import { expect, test } from 'vitest';
import { filesUnder, textOf } from './sourceFiles';

const HOME = 'src/client/ui/nativeControls.tsx';
/** A bare control loses input that comes before hydration. */
const BARE = /\bstyled\.(button|input|select|textarea)\b|<(button|input|select|textarea)\b/;

/** They stand where nothing is rendered by the server, or take no typing. */
const ALLOWED: Record<string, string> = {
  'src/client/ui/FileDrop.tsx': 'a hidden file input, opened by a button',
  'src/client/ui/grid/CellEditor.tsx': 'opens in a grid that runs',
  'src/client/ui/grid/ChoiceList.tsx': 'opens in a grid that runs',
  'src/client/features/account/edit/EditScreen.tsx': 'a hidden name for the password manager',
  'src/client/features/content/home/ListBox.tsx': 'a hidden file input, opened by a button',
  'src/client/shell/autosave/MergeDialog.tsx': 'in a dialog that the script opens',
};

const screens = ['src/client', 'pages']
  .flatMap(filesUnder)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path));

test('buttons and fields are those of ui/nativeControls', () => {
  const bare = screens.filter((path) => path !== HOME && BARE.test(textOf(path)));
  expect(bare.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test('a form is plain: there is no form library', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: Record<string, string> };
  const libraries = /^(react-hook-form|formik|react-final-form|@tanstack\/react-form|@conform-to\/.*|@hookform\/.*)$/;
  expect(Object.keys(dependencies).filter((name) => libraries.test(name))).toEqual([]);
});
