import {
  BellRing,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  FilePen,
  Gavel,
  Hourglass,
  Inbox,
  PackageCheck,
  PackageOpen,
  RotateCcw,
  Scale,
  Send,
  ShoppingCart,
  Truck,
  Undo2,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type {
  BidStatus,
  DeliveryStatus,
  OrderStatus,
  PaymentStatus,
  ProjectStatus,
  QuotationStatus,
  SellerStatus,
} from '../../contract/entities/project';
import type { Tone } from '../theme/theme';

type Look = { tone: Tone; icon: ReactNode };

const project: Record<ProjectStatus, Look> = {
  DRAFT: { tone: 'gray', icon: <FilePen /> },
  REQ: { tone: 'blue', icon: <Send /> },
  COL: { tone: 'blue', icon: <Inbox /> },
  CMP: { tone: 'purple', icon: <Scale /> },
  BID: { tone: 'yellow', icon: <Gavel /> },
  ORD: { tone: 'green', icon: <ShoppingCart /> },
  FIN: { tone: 'gray', icon: <CircleCheck /> },
  CLS: { tone: 'red', icon: <CircleX /> },
};

const seller: Record<SellerStatus, Look> = {
  REQ: { tone: 'blue', icon: <BellRing /> },
  COL: { tone: 'blue', icon: <Send /> },
  CMP: { tone: 'purple', icon: <Hourglass /> },
  BID: { tone: 'yellow', icon: <Gavel /> },
  ORD: { tone: 'green', icon: <PackageOpen /> },
  FIN: { tone: 'gray', icon: <CircleCheck /> },
  CLS: { tone: 'red', icon: <CircleDashed /> },
};

const quotation: Record<QuotationStatus, Look> = {
  DRAFT: { tone: 'gray', icon: <FilePen /> },
  SUBMITTED: { tone: 'blue', icon: <Send /> },
  REREQUESTED: { tone: 'purple', icon: <RotateCcw /> },
  SELECTED: { tone: 'yellow', icon: <Gavel /> },
  CONFIRMED: { tone: 'green', icon: <CircleCheck /> },
  DECLINED: { tone: 'red', icon: <CircleX /> },
  LAPSED: { tone: 'red', icon: <Clock /> },
  WITHDRAWN: { tone: 'gray', icon: <Undo2 /> },
  LOST: { tone: 'gray', icon: <CircleDashed /> },
};

const bid: Record<BidStatus, Look> = {
  SENT: { tone: 'yellow', icon: <Hourglass /> },
  CONFIRMED: { tone: 'green', icon: <CircleCheck /> },
  DECLINED: { tone: 'red', icon: <CircleX /> },
  LAPSED: { tone: 'red', icon: <Clock /> },
  TAKEN_BACK: { tone: 'gray', icon: <Undo2 /> },
};

const payment: Record<PaymentStatus, Look> = {
  UNPAID: { tone: 'yellow', icon: <Wallet /> },
  REPORTED: { tone: 'blue', icon: <Hourglass /> },
  PAID: { tone: 'green', icon: <CircleCheck /> },
  REFUND_DUE: { tone: 'red', icon: <RotateCcw /> },
  REFUNDED: { tone: 'gray', icon: <RotateCcw /> },
};

const delivery: Record<DeliveryStatus, Look> = {
  PREPARING: { tone: 'gray', icon: <PackageOpen /> },
  PART_SHIPPED: { tone: 'blue', icon: <Truck /> },
  SHIPPED: { tone: 'blue', icon: <Truck /> },
  RECEIVED: { tone: 'green', icon: <PackageCheck /> },
};

const order: Record<OrderStatus, Look> = {
  OPEN: { tone: 'green', icon: <ShoppingCart /> },
  FINISHED: { tone: 'gray', icon: <CircleCheck /> },
  CANCELLED: { tone: 'red', icon: <CircleX /> },
};

/** Colour and icon of every status, per kind of record. None is filled: a filled chip would say that the reader has to act. */
export const statusLook = { project, seller, quotation, bid, payment, delivery, order } as const;

export type StatusKind = keyof typeof statusLook;
export type StatusOf<K extends StatusKind> = keyof (typeof statusLook)[K] & string;

/** Colour and icon of one status. */
export function lookOf<K extends StatusKind>(kind: K, status: StatusOf<K>): Look {
  return (statusLook[kind] as Record<string, Look>)[status] ?? { tone: 'gray', icon: null };
}
