type Both = { ko: string; en: string };

/**
 * How the product speaks, with a sentence that breaks each rule and one that keeps it. The sentences to write pass the checks
 * of tests/architecture/voice.test.ts where those look for the rule.
 */
export const VOICE: readonly { rule: Both; instead: Both; write: Both }[] = [
  {
    rule: { ko: '안내는 해요체로 써요', en: 'Address the reader; present tense, active voice' },
    instead: { ko: '견적 요청이 발송되었습니다.', en: 'The request has been successfully dispatched.' },
    write: { ko: '견적 요청을 보냈어요.', en: 'The request is sent.' },
  },
  {
    rule: { ko: '부탁은 ‘-아/어 주세요’로 해요', en: 'Ask for one thing, by its name' },
    instead: { ko: '수량을 입력하세요.', en: 'Please kindly enter valid data.' },
    write: { ko: '수량을 입력해 주세요.', en: 'Enter a quantity.' },
  },
  {
    rule: { ko: '이름표와 버튼은 명사로 적어요', en: 'Labels are nouns, buttons are verbs' },
    instead: { ko: '견적을 제출하세요', en: 'Click here to submit' },
    write: { ko: '견적 제출', en: 'Submit quotation' },
  },
  {
    rule: { ko: '한 가지에는 한 낱말만 써요', en: 'One word for one thing' },
    instead: { ko: '밀시트, 공급사, 희망 단가', en: 'mill sheet, vendor company, wished price' },
    write: { ko: '성적서, 판매사, 목표 단가', en: 'mill certificate, seller, target price' },
  },
  {
    rule: { ko: '오류는 무엇을 하면 되는지 말해요', en: 'An error says what to do next' },
    instead: { ko: '오류가 발생했어요.', en: 'An error occurred.' },
    write: {
      ko: '저장하지 못했어요. 연결을 확인한 뒤 다시 시도해 주세요.',
      en: 'It was not saved. Check the connection and try again.',
    },
  },
  {
    rule: { ko: '값 바로 뒤에 조사를 붙이지 않아요', en: 'A count has its own plural' },
    instead: { ko: '{{name}}은(는) 이미 있어요.', en: '1 line(s) deleted' },
    write: { ko: "'{{name}}' 항목이 이미 있어요.", en: '1 line deleted' },
  },
  {
    rule: {
      ko: '창은 ‘닫기’로, 진행 중인 일은 ‘취소’로 그만둬요',
      en: 'A window is left by “Close”; “Cancel” ends work under way',
    },
    instead: { ko: '취소 (창을 닫는 버튼)', en: 'Cancel, on a button that closes a window' },
    write: { ko: '닫기', en: 'Close' },
  },
  {
    rule: { ko: '금액은 통화, 수량은 단위와 함께 보여요', en: 'An amount has its currency, a quantity its unit' },
    instead: { ko: '19500', en: '19500' },
    write: { ko: '19,500 원/M', en: '19,500 KRW/m' },
  },
];
