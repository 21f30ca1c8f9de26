import type { ErrorRow } from './errorRow';

/** 3xxx requests, quotations and bids; 4xxx orders. */
export const tradeErrors = {
  RFQ_NOT_FOUND: {
    status: 404,
    ko: '견적 요청을 찾을 수 없어요. 목록에서 다시 열어 주세요.',
    en: 'We could not find this RFQ. Open it from the list.',
  },
  RFQ_STATE: {
    status: 409,
    ko: '견적 요청의 상태가 바뀌어 지금은 할 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'The status of the RFQ has changed, so this action is no longer available. Refresh and check.',
  },
  RFQ_NO_LINES: {
    status: 422,
    ko: '품목을 하나 이상 넣은 뒤 보내 주세요.',
    en: 'Add at least one line before you send.',
  },
  RFQ_DEADLINE_PAST: {
    status: 422,
    ko: '마감일은 지금보다 늦어야 해요. 마감은 그날 17:00이니 다른 날짜를 골라 주세요.',
    en: 'Choose a deadline in the future. RFQs close at 17:00 KST (08:00 GMT) on the chosen date.',
  },
  RFQ_LINE_INVALID: {
    status: 422,
    ko: '수량이나 단위가 빠진 품목이 있어요. 표시된 품목을 확인해 주세요.',
    en: 'Some lines lack a quantity or a unit. Check the marked lines.',
  },
  RFQ_SEALED: {
    status: 409,
    ko: '밀봉 견적은 모든 판매사가 응답해야 조기 마감할 수 있어요. 응답을 기다리거나 요청을 취소해 주세요.',
    en: 'A sealed RFQ can be closed early only when every seller has responded. Wait for the responses or cancel the RFQ.',
  },
  RFQ_DEADLINE_NOT_LATER: {
    status: 422,
    ko: '지금 마감일보다 늦은 날짜를 골라 주세요.',
    en: 'Choose a deadline later than the present one.',
  },
  RFQ_UNCHANGED: {
    status: 422,
    ko: '바뀐 내용이 없어요. 품목이나 조건을 고친 뒤 다시 보내 주세요.',
    en: 'Nothing was changed. Change a line or a term first.',
  },
  RFQ_NO_SELLER: {
    status: 422,
    ko: '요청을 받을 판매사가 없어요. 지정할 판매사를 추가하거나 발송 범위를 넓혀 주세요.',
    en: 'No seller would receive this RFQ. Invite sellers or widen the recipients.',
  },
  VENDOR_NOT_FOUND: {
    status: 404,
    ko: '초대할 회사를 찾을 수 없어요. 목록에서 다시 골라 주세요.',
    en: 'We could not find a company to invite. Choose it again from the list.',
  },
  QUESTION_NOT_FOUND: {
    status: 404,
    ko: '질문을 찾을 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'We could not find this question. Refresh and check.',
  },
  QUESTION_LIMIT: {
    status: 422,
    ko: '질문은 한 요청이나 재고에 20개까지 남길 수 있어요. 더 필요하면 고객센터로 문의해 주세요.',
    en: 'A company can ask up to 20 questions about one RFQ or item. Contact support if you need more.',
  },
  RFQ_AMENDED: {
    status: 409,
    ko: '작성하는 동안 견적 요청이 바뀌었어요. 임시 저장했으니 바뀐 품목을 확인하고 다시 제출해 주세요.',
    en: 'The RFQ was amended while you were writing. Your work is kept as a draft. Check the changed lines and submit again.',
  },
  DEADLINE_PASSED: {
    status: 409,
    ko: '마감 시간이 지나 제출하지 못했어요. 작성한 내용은 임시 저장돼 있어요.',
    en: 'The RFQ has closed, so it was not submitted. Your work is kept as a draft.',
  },
  QUOTATION_STATE: {
    status: 409,
    ko: '견적의 상태가 바뀌어 지금은 할 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'The status of the quotation has changed, so this action is no longer available. Refresh and check.',
  },
  QUOTATION_EMPTY: {
    status: 422,
    ko: '단가를 하나 이상 입력한 뒤 제출해 주세요.',
    en: 'Price at least one line before you submit.',
  },
  QUOTATION_LINE_INVALID: {
    status: 422,
    ko: '단가나 수량이 맞지 않는 품목이 있어요. 표시된 품목을 확인해 주세요.',
    en: 'Some lines have a price or quantity that does not fit. Check the marked lines.',
  },
  QUOTATION_NOT_FOUND: {
    status: 404,
    ko: '견적을 찾을 수 없어요. 목록에서 다시 열어 주세요.',
    en: 'We could not find this quotation. Open it from the list.',
  },
  VALIDITY_TOO_SHORT: {
    status: 422,
    ko: '견적 유효기한을 마감일 이후로 골라 주세요.',
    en: 'The quotation must be valid at least until the deadline.',
  },
  CURRENCY_NOT_ALLOWED: {
    status: 422,
    ko: '이 요청은 해당 통화의 견적을 받지 않아요. 다른 통화로 견적해 주세요.',
    en: 'This RFQ does not accept quotes in that currency. Quote in another one.',
  },
  OWN_REQUEST: {
    status: 403,
    ko: '우리 회사가 보낸 요청이라 견적을 제출할 수 없어요. 진행 상황은 내 견적 요청에서 확인해 주세요.',
    en: 'This RFQ is from your own company, so you cannot quote it. See its progress under My RFQs.',
  },
  VALIDITY_NOT_LATER: {
    status: 422,
    ko: '현재 유효기한과 오늘보다 늦은 날짜를 선택해 주세요.',
    en: 'Choose a date later than today and later than the current valid-until date.',
  },
  AWARD_INVALID: {
    status: 422,
    ko: '선정한 품목에 제안되지 않았거나 유효기간이 지난 견적이 있어요. 표시된 품목을 다시 선정해 주세요.',
    en: 'Some awarded lines were not offered, or the quotation has expired. Award the marked lines again.',
  },
  PLAN_SEALED: {
    status: 409,
    ko: '밀봉 견적은 마감 후에 발주안을 계산할 수 있어요.',
    en: 'A sealed RFQ can be planned once it has closed.',
  },
  PLAN_NOTHING: {
    status: 422,
    ko: '이 조건으로 발주할 수 있는 견적이 없어요. 최대 판매사 수, 최장 납기, 제조사 조건을 넓혀 다시 계산해 주세요.',
    en: 'Nothing can be awarded within these limits. Relax the number of sellers, the longest lead time or the makers.',
  },
  PLAN_NOT_FOUND: {
    status: 404,
    ko: '이번 차수의 발주안을 찾을 수 없어요. 다시 계산한 뒤 저장해 주세요.',
    en: 'We could not find this plan in the present round. Plan again, then save it.',
  },
  BID_NOT_FOUND: {
    status: 404,
    ko: '발주 요청을 찾을 수 없어요. 목록에서 다시 열어 주세요.',
    en: 'We could not find this award. Open it from the list.',
  },
  BID_STATE: {
    status: 409,
    ko: '이미 응답했거나 회수된 발주 요청이에요. 새로고침 후 확인해 주세요.',
    en: 'This award was already answered or withdrawn. Refresh and check.',
  },
  APPROVAL_NEEDED: {
    status: 409,
    ko: '전결 규정에 따라 결재가 필요해요. 결재를 요청해 주세요.',
    en: 'Your approval rules require approval for this. Request approval first.',
  },
  APPROVAL_NOT_NEEDED: {
    status: 409,
    ko: '결재가 필요 없어요. 새로고침한 뒤 바로 진행해 주세요.',
    en: 'This needs no approval. Refresh and go on directly.',
  },
  APPROVAL_WAITING: {
    status: 409,
    ko: '결재 대기 중이에요. 결재가 끝나거나 결재 요청을 회수한 뒤 다시 시도해 주세요.',
    en: 'This is awaiting approval. Wait for the decision, or withdraw the approval request first.',
  },
  APPROVAL_NOT_FOUND: {
    status: 404,
    ko: '결재 요청을 찾을 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'We could not find this approval request. Refresh and check.',
  },
  APPROVAL_STATE: {
    status: 409,
    ko: '이미 처리된 결재예요. 새로고침 후 확인해 주세요.',
    en: 'This approval request was already decided. Refresh and check.',
  },
  APPROVAL_NOT_YOURS: {
    status: 403,
    ko: '지금 결재할 차례가 아니에요. 본인이 올린 결재는 본인이 승인할 수 없어요.',
    en: 'You cannot decide this request now. Nobody approves their own request.',
  },
  APPROVAL_NOBODY: {
    status: 409,
    ko: '본인 말고는 결재할 사람이 없는 단계가 있어요. 멤버 관리에서 결재선을 고쳐 주세요.',
    en: 'A step has no approver other than you. Change the approval rules in the member settings.',
  },
  APPROVAL_BUDGET_NOBODY: {
    status: 409,
    ko: '차단 예산을 초과하는데, 마지막 결재자 중 예산 초과 집행 권한이 있는 사람이 없어 승인할 수 없어요. 관리자가 그 권한이 있는 멤버를 결재선 끝에 넣거나 권한을 주거나 예산을 늘리면 결재를 요청할 수 있어요.',
    en: 'This exceeds a budget that blocks, and no final approver has the right to exceed budgets, so nobody could approve it. An owner can end the approval rule with a member who has the right, give the right to the approver, or raise the budget. Then request approval again.',
  },
  APPROVAL_RULE_INVALID: {
    status: 422,
    ko: '결재할 수 있는 사람이 없는 단계가 있어요. 단가를 볼 수 있고 선정하거나 견적을 내는 사람과 다른 멤버를 지정해 주세요.',
    en: 'A step has no possible approver. Name a member who sees prices and is not the only one who awards or submits quotations.',
  },
  BUDGET_EXCEEDED: {
    status: 409,
    ko: '예산을 초과해요. 예산 초과 집행 권한이 있는 멤버가 사유를 적으면 진행할 수 있어요.',
    en: 'This exceeds a budget. A member with the right to exceed budgets can go on with a reason.',
  },
  BUDGET_NOT_FOUND: {
    status: 404,
    ko: '예산을 찾을 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'We could not find this budget. Refresh and check.',
  },
  COST_CODE_NOT_FOUND: {
    status: 404,
    ko: '코스트센터나 프로젝트 코드를 찾을 수 없어요. 목록에서 다시 골라 주세요.',
    en: 'We could not find this cost centre or project code. Choose from the list.',
  },
  COST_CODE_CLOSED: {
    status: 409,
    ko: '사용이 끝난 코드예요. 다른 코드를 골라 주세요.',
    en: 'This code is closed. Choose another one.',
  },
  ORDER_NOT_FOUND: {
    status: 404,
    ko: '주문을 찾을 수 없어요. 목록에서 다시 열어 주세요.',
    en: 'We could not find this order. Open it from the list.',
  },
  ORDER_STATE: {
    status: 409,
    ko: '주문의 상태가 바뀌어 지금은 할 수 없어요. 새로고침 후 확인해 주세요.',
    en: 'The status of the order has changed, so this action is no longer available. Refresh and check.',
  },
  ORDER_NOT_PAID: {
    status: 409,
    ko: '선입금 주문이에요. 주문 화면에서 입금을 확인한 뒤 출하해 주세요.',
    en: 'This order requires payment in advance. Confirm the payment on the order page, then ship.',
  },
  SHIPMENT_INVALID: {
    status: 422,
    ko: '주문에 없는 품목이거나 남은 수량보다 많은 품목이 있어요. 표시된 품목을 확인해 주세요.',
    en: 'Some lines are not part of the order or exceed what is left. Check the marked lines.',
  },
  SHIPMENT_DAY: {
    status: 422,
    ko: '출하일은 발주일부터 오늘까지, 도착 예정일은 출하일이나 그 뒤의 날짜로 입력해 주세요.',
    en: 'The ship date must be between the order date and today, and the expected arrival on or after the ship date.',
  },
  SHIPMENT_FREIGHT: {
    status: 422,
    ko: '운임은 주문 운임에서 남은 금액까지 적을 수 있고, 마지막 납품에는 남은 금액이 모두 들어가요.',
    en: 'State at most what is left of the order’s freight; the last delivery carries all that is left.',
  },
  SHIPMENT_WEIGHT: {
    status: 422,
    ko: '실중량 단가 품목은 계근 중량(kg)을 입력해야 출하할 수 있어요.',
    en: 'Lines priced on actual weight need the scale weight in kg before they ship.',
  },
  CLAIM_NOT_FOUND: {
    status: 404,
    ko: '클레임을 찾을 수 없어요. 이미 해결됐을 수 있으니 새로고침 후 확인해 주세요.',
    en: 'We could not find this claim. It may be resolved already. Refresh and check.',
  },
  EXPORT_CURRENCY: {
    status: 422,
    ko: '원화 주문에는 프로포마·상업 송장을 발행하지 않아요. 거래명세서와 세금계산서를 이용해 주세요.',
    en: 'Proforma and commercial invoices are for orders in another currency than won. Use the transaction statement and the tax invoice.',
  },
  EXPORT_HS_CODE: {
    status: 422,
    ko: 'HS 코드는 7304.19처럼 숫자 4~10자리로 입력해 주세요.',
    en: 'An HS code has 4 to 10 digits, such as 7304.19.',
  },
  EXPORT_WEIGHT: {
    status: 422,
    ko: '총중량은 순중량보다 작을 수 없어요. 두 중량을 확인해 주세요.',
    en: 'The gross weight cannot be less than the net weight. Check both.',
  },
  EXPORT_TERMS_CLOSED: {
    status: 409,
    ko: '출하를 마친 뒤에는 비어 있던 수출 정보만 채울 수 있어요.',
    en: 'Once the goods have shipped, only export details that are still empty can be filled in.',
  },
  INVOICE_INCOMPLETE: {
    status: 422,
    ko: '송장에 필요한 정보가 빠져 있어요. 주문 화면의 ‘수출 정보’에서 빠진 항목을 확인해 주세요.',
    en: 'The invoice lacks required details. See which under “Export details” on the order page.',
  },
  INVOICE_ACCOUNT: {
    status: 422,
    ko: '판매사의 외화 계좌가 없어 송장을 발행할 수 없어요. 판매사가 마이페이지 > 회사 정보 > 입금 계좌에서 등록해야 해요.',
    en: 'The invoice needs the seller’s account in this currency. The seller adds it under My page > Company > Bank accounts.',
  },
  VENDOR_UNVERIFIED: {
    status: 422,
    ko: '아직 확인되지 않은 회사예요. 아는 회사가 맞는지 확인하고 초대해 주세요.',
    en: 'This company is not verified. Check that you know it before you invite it.',
  },
  NO_BANK_ACCOUNT: {
    status: 422,
    ko: '마이페이지 > 회사 정보에서 입금 계좌를 먼저 등록해 주세요.',
    en: 'Register a bank account under My page > Company first.',
  },
} as const satisfies Record<string, ErrorRow>;
