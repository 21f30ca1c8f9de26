import { expect, it } from 'vitest';
import { waitingKind } from '../../../../contract/entities/hub';
import { paths } from '../../../paths';
import { listHref, recordHref } from './waitingHref';

it('leads each thing that waits to where it is done, and several to their list', () => {
  for (const kind of waitingKind.options) {
    for (const side of ['buyer', 'seller'] as const) {
      expect(recordHref(kind, side, 'N-1'), kind).toContain('N-1');
      const list =
        kind === 'stock_question'
          ? /^\/service\/stock\/my-stock\?questions=1$/
          : kind === 'purchase_approval'
            ? /^\/service\/cart$/
            : /^\/service\/(buyer|seller|project)\?.*status=/;
      expect(listHref(kind, side), kind).toMatch(list);
    }
  }
  expect(recordHref('award', 'buyer', 'Q1')).toBe(paths.project.comparison('Q1'));
  expect(recordHref('claim', 'seller', 'O1')).toBe(paths.project.sale('O1'));
  expect(recordHref('claim', 'buyer', 'O1')).toBe(paths.project.detail('O1'));
  expect(listHref('new', 'seller')).toBe(paths.seller.requests({ status: 'REQ' }));
});
