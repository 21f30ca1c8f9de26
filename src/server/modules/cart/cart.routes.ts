import { checkPurchaseBudget } from '../../../contract/endpoints/budget';
import * as carts from '../../../contract/endpoints/cart';
import * as purchases from '../../../contract/endpoints/purchase';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { addAddress, changeAddress, listAddresses, removeAddress } from './address.service';
import { acceptPrices, changeLine, putInCart, readCart, readKeptCart, removeLines } from './cart.service';
import { check, checkBudget, place, readCheckout } from './purchase.service';

export const cartRoutes: Route[] = [
  route(carts.getCart, (input) => readCart(member(input))),
  route(carts.readKeptCart, ({ work, session, body }) => readKeptCart(work, session, body)),
  route(carts.addToCart, (input) => putInCart(member(input), input.body)),
  route(carts.changeCartLine, (input) => changeLine(member(input), input.params.line_id, input.body.qty)),
  route(carts.removeCartLines, (input) => removeLines(member(input), input.body.ids)),
  route(carts.acceptCartPrices, (input) => acceptPrices(member(input))),
  route(purchases.checkPurchase, (input) => check(member(input), input.body)),
  route(checkPurchaseBudget, (input) => checkBudget(member(input), input.body)),
  route(purchases.placePurchase, (input) => place(member(input), input.body)),
  route(purchases.listAddresses, (input) => listAddresses(member(input))),
  route(purchases.addAddress, (input) => addAddress(member(input), input.body)),
  route(purchases.changeAddress, (input) => changeAddress(member(input), input.params.address_id, input.body)),
  route(purchases.removeAddress, (input) => removeAddress(member(input), input.params.address_id, input.query.version)),
  route(purchases.getCheckout, (input) => readCheckout(member(input), input.params.checkout_id)),
];
