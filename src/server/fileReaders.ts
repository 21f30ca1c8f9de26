import type { FileReaders } from './modules/file/attachment.service';
import { mayReadLogo, mayReadSeal } from './modules/company/companyDetail.service';
import { mayReadSaleLists } from './modules/company/saleLists.service';
import { mayReadCertificates, mayReadPhotos } from './modules/stock/lotFiles.service';
import { mayReadMessageFiles } from './modules/overview/message/message.service';
import { mayReadOrderFiles, mayReadShipmentFiles } from './modules/order/orderFile.service';
import { mayReadQuotationFiles } from './modules/quotation/quotationFile.service';
import { mayReadRfqFiles, mayReadRfqLists } from './modules/request/rfqFile.service';

/** Who may read files, by the kind of record they hang on. A new kind of record is entered here and in `FileRecordType`. */
export const fileReaders: FileReaders = {
  rfq: mayReadRfqFiles,
  rfq_list: mayReadRfqLists,
  sale_materials: mayReadSaleLists,
  quotation_revision: mayReadQuotationFiles,
  order: mayReadOrderFiles,
  shipment: mayReadShipmentFiles,
  message: mayReadMessageFiles,
  stock_photo: mayReadPhotos,
  stock_certificate: mayReadCertificates,
  company_seal: mayReadSeal,
  company_logo: mayReadLogo,
};
