import { expect, it } from 'vitest';
import { color, shadow } from './roles';
import { colorRoles, theme } from './theme';
import { themeCss } from './themeCss';

it('gives colours and shadows as strings, which name variables of the page', () => {
  const given = [...colorRoles.map(color), ...(['overlay', 'dialog', 'edge'] as const).map(shadow)];
  expect(given.filter((value) => typeof value !== 'string')).toEqual([]);
  expect(Object.keys(theme.shadow).sort()).toEqual(['dialog', 'edge', 'overlay']);
  const variables = given.flatMap((value) => [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(variables.length).toBeGreaterThanOrEqual(given.length);
  expect(variables.filter((name) => !themeCss.includes(`${name}:`))).toEqual([]);
});
