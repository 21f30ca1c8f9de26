import { expect, it } from 'vitest';
import { projectStatus, sellerStatus } from '../../contract/entities/project';
import { lookOf } from './statusLook';

const icon = (kind: 'project' | 'seller', status: 'REQ' | 'ORD' | 'CLS' | 'FIN') => {
  const drawn = lookOf(kind, status).icon;
  return typeof drawn === 'object' && drawn !== null && 'type' in drawn ? drawn.type : null;
};

it('every status of a project has a look of its own for each side', () => {
  const codes = ['REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN', 'CLS'];
  expect(projectStatus.options).toEqual(['DRAFT', ...codes]);
  expect(sellerStatus.options).toEqual(codes);
  for (const status of projectStatus.options) expect(lookOf('project', status).icon, status).toBeTruthy();
  for (const status of sellerStatus.options) expect(lookOf('seller', status).icon, status).toBeTruthy();
});

it('sellers see a requested, ordered and closed project under icons of their own', () => {
  for (const status of ['REQ', 'ORD', 'CLS'] as const) {
    expect(icon('seller', status), status).toBeTruthy();
    expect(icon('seller', status), status).not.toBe(icon('project', status));
  }
  expect(icon('seller', 'FIN')).toBe(icon('project', 'FIN'));
});
