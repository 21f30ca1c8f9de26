export const PDF = 'application/pdf';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const ICALENDAR = 'text/calendar; charset=utf-8';
export const CSV = 'text/csv; charset=utf-8';
export const XML = 'application/xml; charset=utf-8';
