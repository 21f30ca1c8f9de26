/**
 * Work that Korean estimates list beside the goods (접합, 용접, 설치, 개소, 인): no item is bought by it. `용접식` and
 * `용접강관` name a make and are no work.
 */
export const LABOUR =
  /(?:용접|접합|설치|시공|절단|천공|타공|해체|철거|교체|보수|도장|보온|청소|시험|운반|소운반|가공|취부|조립)(?:비|공사|작업|공|비용)?(?=[\s()[\]/,·\d-]|$|D\d)/;
export const LABOUR_UNIT = /(?:^|[\s\t\d(])(?:개소|인|공수|인일|품|회)(?=[\s\t\d)]|$)/;
/** Always work, whatever it is counted in. */
export const LABOUR_ALWAYS =
  /(?:타설|설치|시공|가공조립|뽑기|해체|철거|교체|운반|소운반)(?:비|공사|작업|공|비용)?(?=[\s()[\]/,·\d-]|$|D\d)|(?:용접|접합|절단|천공|타공|도장|보온|시험)(?:비|공사|작업|비용)(?=[\s()[\]/,·\d-]|$)|(?:배관공|용접공|보통인부|특별인부|기계설비공|위생공|보온공|덕트공|도장공)/;
/** Joints that an export of a model counts among its parts: nobody buys them. */
export const JOINTS =
  /^[\s\d.,-]*(?:(?:EA|U\.?N\.?|NO|NOS|PCS)[\s,]+)?(?:BUTT\s?-?WELD|SOCKET\s?-?WELD|TAP\s?-?WELD|FIELD\s?-?WELD|SHOP\s?-?WELD|FILLET\s?-?WELD|THREAD)S?[\s,]*(?:SCH|[\d#"]|$)/;
