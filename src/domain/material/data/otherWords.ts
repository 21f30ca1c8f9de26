/**
 * Words that say a line is not an item of piping: other goods, totals, notes, headings of documents.
 * `thing`: goods outside the categories; `service`: work, costs and sundries that nobody orders by the piece; `total`: sums; `note`: remarks and correspondence; `doc`: document references.
 * Same writing rules as the vocabulary.
 */
export const OTHER_WORDS: readonly (readonly [mark: string, words: string])[] = [
  [
    'other:thing',
    'CONDUIT; CONDUIT PIPE; TUBO CONDUIT; CONDUIT TUBE; BENDING MACHINE; PIPE BENDER; PIPE CUTTER; THREADING MACHINE; MACHINE; WRENCH; SPANNER; O RING; ADAPTER; ADAPTOR; FLANGE ADAPTOR; TUBING ADAPTER; FERRULE; MANGUITO ELASTICO; COMPENSADOR; JUNTA DE EXPANSION; MANGUERA; ABRAZADERA; SOPORTE; RUBBER EXPANSION JOINT; TRUNNION; DUMMY LEG; BRG BALL; BRG; BALL BEARING; BEARING; BEARINGS; ROLLER BEARING; SUPPORT; SUPPORTS; PIPE SHOE; SHOE; HANGER; HANGERS; CLAMP; CLAMPS; SADDLE; GUIDE; PIPE RACK; RACK; BRACKET; CLIP; ANCHOR SUPPORT; INSULATION; LAGGING; INSULATION MATERIAL; GLASS WOOL; ROCK WOOL; CLADDING; GAUGE; PRESSURE GAUGE; TEMP GAUGE; THERMOMETER; THERMOWELL; TRANSMITTER; FLOW METER; FLOWMETER; WATER METER; METER BOX; PRESSURE SWITCH; LEVEL SWITCH; EXPANSION JOINT; EXPANSION; BELLOWS; FLEXIBLE JOINT; FLEXIBLE HOSE; FLEXIBLE; FLEX HOSE; HOSE; HOSES; TAPE; TEFLON TAPE; SEAL TAPE; PTFE TAPE; WELDING ROD; WELDING RODS; ELECTRODE; ELECTRODES; WELDING WIRE; FILLER WIRE; FILLER METAL; CONSUMABLE; CONSUMABLES; SEALANT; GREASE; PAINT; PRIMER; THINNER; H BEAM; I BEAM; BEAM; CHANNEL; C CHANNEL; ANGLE BAR; ANGLE STEEL; STEEL ANGLE; EQUAL ANGLE; STEEL PLATE; CHECKERED PLATE; GRATING; FLAT BAR; ROUND BAR; SQUARE TUBE; SQUARE PIPE; STRUCTURAL; STEEL STRUCTURE; ORIFICE PLATE; STEAM TRAP; TRAP; SIGHT GLASS; PUMP; MOTOR; TANK; SLEEVE; PIPE SLEEVE; GLOVES; GLOVE; SAFETY SHOES; SAFETY HELMET; GRINDER; CUTTING DISC; DISC GRINDER; ROPE; WIRE ROPE; CABLE; TRAY; CABLE TRAY; NAMEPLATE; NAME PLATE; TAG PLATE; LABEL; STICKER; SCAFFOLD; RUBBER PAD; 서포트; 써포트; 지지대; 행거; 행가; 클램프; 크램프; 새들; 브라켓; 브래킷; 슈; 보온; 보온재; 보온자재; 보온커버; 유리솜; 암면; 글라스울; 아티론; 발포; 아마존; 난연보온; 게이지; 압력계; 온도계; 유량계; 수량계; 계량기; 액면계; 압력스위치; 신축이음; 신축관; 신축조인트; 익스팬션; 익스펜션; 익스팬션조인트; 벨로우즈; 벨로즈; 후렉시블; 플렉시블; 후렉시블조인트; 플렉시블조인트; 플랙시블; 호스; 고무호스; 호오스; 테이프; 테프론테이프; 테프론 테이프; 비닐테이프; 용접봉; 용접기; 와이어; 용가재; 소모품; 소모자재; 실란트; 실리콘실란트; 구리스; 페인트; 도료; 방청페인트; 신나; 프라이머; 형강; H형강; ㄱ형강; 찬넬; 잔넬; 채널; 앵글; 철판; 강판; 체크플레이트; 각관; 각파이프; 평철; 환봉; 그레이팅; 철골; 트랩; 스팀트랩; 증기트랩; 사이트글라스; 펌프; 모터; 모타; 탱크; 부자재; 슬리브; 스리브; 장갑; 안전화; 안전모; 절단석; 그라인더; 그라인더날; 비계; 케이블; 트레이; 명판; 라벨; 잡철물; 잡철; 가대; 받침대; 방진고무',
  ],
  [
    'other:service',
    'SUNDRY; SUNDRIES; MISC; MISCELLANEOUS; SMALL PARTS; LABOR; LABOUR; FREIGHT; TRANSPORTATION; TRANSPORT; PACKING CHARGE; EXPORT PACKING; CRATING; FUMIGATION; INSPECTION; TESTING; HYDROTEST; HYDRO TEST; CERTIFICATE FEE; GRINDING; CUTTING; GAS CUTTING; SCAFFOLDING; EXCAVATION; BLASTING; PAINTING; 잡자재; 잡자재비; 잡재료; 잡재료비; 기타자재; 인건비; 노무비; 운반비; 운송비; 포장비; 검사비; 시험비; 경비; 공과잡비; 이윤; 일반관리비; 직접노무비; 간접노무비; 기계경비; 공구손료; 굴착; 난방; 도장; 방청; 배관공; 용접공; 보통인부; 특별인부',
  ],
  [
    'other:total',
    'SUMME; GESAMT; GESAMTSUMME; SUMA; TOTALES; SUBTOTALES; SOUS TOTAL; TOTALE; TOPLAM; JUMLAH; ИТОГО; ВСЕГО; 合计; 小计; 总计; 合計; 小計; TOTAL; SUB TOTAL; SUBTOTAL; GRAND TOTAL; TOTAL WEIGHT; TOTAL AMOUNT; TOTAL PRICE; TOTAL QTY; SUM; SUM TOTAL; CARRIED FORWARD; VAT; TAX; 소계; 합계; 총계; 누계; 계; 총합계; 총중량; 부가세; 부가가치세; 공급가액; 세액; 총액; 합계금액; 이월',
  ],
  [
    'other:note',
    'NOTE; NOTES; REMARK; REMARKS; PLEASE; PLS; KINDLY; QUOTE; QUOTATION; RFQ; INQUIRY; ENQUIRY; SHALL; SHALL BE; MUST; TO BE; UNLESS; ALL MATERIAL; ALL MATERIALS; ALL FLANGES; ALL VALVES; ALL FITTINGS; ALL PIPES; ALL PIPE; ALL ITEMS; VALIDITY; VALID; DELIVERY; DELIVERY TIME; LEAD TIME; LEADTIME; PAYMENT; PAYMENT TERMS; PRICE; PRICES; TERMS; EX WORKS; EXW; FOB; CIF; CFR; INCOTERMS; WARRANTY; DEAR; REGARDS; BEST REGARDS; THANK; THANKS; THANK YOU; HELLO; HI; ATTN; ATTENTION; SUBJECT; RE; FROM; ACCORDING; IN ACCORDANCE; MTC REQUIRED; MILL CERT; MILL CERTIFICATE; MILL TEST; EN10204; ORIGIN; DUE DATE; DEADLINE; REQUIRED; INCLUDED; EXCLUDED; END OF LIST; CONTINUED; NOTHING FOLLOWS; 주의; 주기; 비고; 참고; 참조; 특기사항; 공통사항; 조건; 납기; 납기일; 납품; 납품장소; 납품기한; 발주; 견적; 견적요청; 견적서; 견적조건; 부탁; 부탁드립니다; 바랍니다; 바람; 요망; 요청; 제출; 첨부; 적용; 포함; 별도; 기준; 이내; 이하 여백; 이하여백; 여백; 안녕; 안녕하세요; 안녕하십니까; 감사; 감사합니다; 수고; 수신; 발신; 담당; 담당자; 귀하; 귀중; 귀사; 당사; 지불; 지불조건; 결제; 결제조건; 유효기간; 원산지; 모든; 전부; 전체; 제외; 필요; 필수; 성적서; 밀시트; 문의; 연락; 전화; 팩스; 운반; 상차도; 도착도; 하차; 것; 입니다; 합니다; 드립니다; 주세요; 예정; 가능',
  ],
  [
    'other:doc',
    'PROJECT; PROJECT NAME; PROJECT NO; PROJ; JOB NO; PAGE; SHEET NO; SHT; DWG; DWG NO; DRAWING; DRAWING NO; DOC NO; DOCUMENT; LINE NO; LINE NUMBER; LINE LIST; ISO NO; ISO DWG; ISOMETRIC; REV; REV NO; REVISION; DATE; TEL; FAX; EMAIL; E MAIL; MOBILE; AREA; UNIT NO; SPEC NO; PIPING CLASS; PIPE CLASS; CLIENT; CUSTOMER; CONTRACTOR; VENDOR; BUYER; SELLER; MTO; BOM; BILL OF MATERIAL; BILL OF MATERIALS; BILL OF QUANTITIES; BOQ; MATERIAL LIST; MATERIAL TAKE OFF; P O NO; PO NO; REQ NO; REQUISITION; 공사명; 공사; 현장; 현장명; 프로젝트; 페이지; 도면; 도면번호; 도번; 라인번호; 라인; 일자; 날짜; 작성일; 작성자; 작성; 견적번호; 사업자; 상호; 대표; 주소; 업체명; 발주처; 시공사; 자재내역; 자재내역서; 내역서; 물량; 물량표; 자재리스트; 자재목록; 목록; 구역',
  ],
];
