import type { Endpoint } from '../../../contract/endpoint';
import { getAnswerSheet } from '../../../contract/endpoints/answerSheet';
import { exportComparisonPaper, exportComparisonSheet } from '../../../contract/endpoints/comparisonFile';
import { getDeliveryPaper, getOrderPaper, getQuotationPaper } from '../../../contract/endpoints/paper';
import { getErpFile } from '../../../contract/endpoints/erp';
import { exportStock } from '../../../contract/endpoints/stock';
import type { ExportKind } from '../../../contract/entities/fileExport';
import { fail } from '../../http/fail';
import { permits } from '../../http/rightOfCall';
import type { Session } from '../../http/sessionType';

/** The endpoint by which the file of each kind is requested. */
export const ENDPOINT_OF_KIND: Readonly<Record<ExportKind, Endpoint>> = {
  comparison_sheet: exportComparisonSheet,
  comparison_paper: exportComparisonPaper,
  quotation_paper: getQuotationPaper,
  order_paper: getOrderPaper,
  delivery_paper: getDeliveryPaper,
  answer_sheet: getAnswerSheet,
  stock_sheet: exportStock,
  erp_file: getErpFile,
};

/** Refuses a person who may not request a file of this kind any more, whenever it was requested. */
export function requireExportRight(kind: ExportKind, session: Session): void {
  if (!permits(ENDPOINT_OF_KIND[kind], session.rights)) fail('RIGHT_MISSING');
}
